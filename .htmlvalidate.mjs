// How the built pages are checked by html-validate. A rule is off only where the theme's own markup breaks it, or where it is a matter of taste.
export default {
  root: true,
  extends: ["html-validate:recommended"],
  elements: ["html5"],
  rules: {
    // Taste: white space between the theme's template tags, and the case of its doctype.
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
    // Taste: how the theme writes void elements, and that it says presentation where it could say none.
    "void-style": "off",
    "presentation-role-style": "off",
    // The theme's ids begin with underscores, and rulings have dots in theirs: both are valid HTML.
    "valid-id": ["error", { relaxed: true }],
    // The theme's drawer and search are checkboxes that must not be filled in again after a reload.
    "input-attributes": "off",
    "valid-autocomplete": "off",
    // The theme's search and its switch of colours are forms without a button to send them.
    "wcag/h32": "off",
    // The theme writes tabindex="" on labels in its navigation.
    "attribute-allowed-values": "off",
    // The theme repeats its navigation and its contents for narrow windows; axe looks at what is shown at a time.
    "unique-landmark": "off",
    // A region that scrolls is no section of the text, and suggestions for a text are no choice of a form.
    "prefer-native-element": ["error", { exclude: ["region", "listbox"] }],
    // Several boxes of one name are one choice of several books.
    "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
    // A title is the question of a rule point, as long as it has to be.
    "long-title": "off",
    // Shares in bars and places on the table are data, which a style sheet cannot know.
    "no-inline-style": "off",
  },
};
