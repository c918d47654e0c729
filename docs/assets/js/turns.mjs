/** Of several things that are begun, only the last counts: what came before it may still answer, and is not listened to. */

export class Turns {
  #last = 0;

  /** @returns {() => boolean} whether nothing has begun since now */
  get still() {
    const turn = this.#last;
    return () => turn === this.#last;
  }

  /** Begin something. @returns {() => boolean} whether nothing has begun since */
  begin() {
    this.#last += 1;
    return this.still;
  }
}
