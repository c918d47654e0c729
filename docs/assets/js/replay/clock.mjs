/** Playing a deal by itself: a step, a while, the next step. */

export class Clock {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #next;

  /** @param {{tick: () => void, pace: () => number, tell: (runs: boolean) => void}} then */
  constructor({ tick, pace, tell }) {
    this.tick = tick;
    this.pace = pace;
    this.tell = tell;
  }

  get runs() {
    return this.#next !== undefined;
  }

  start() {
    const beat = () => {
      this.#next = setTimeout(beat, this.pace());
      this.tick();
    };
    this.tell(true);
    this.#next = setTimeout(beat, this.pace());
  }

  stop() {
    if (!this.runs) return;
    clearTimeout(this.#next);
    this.#next = undefined;
    this.tell(false);
  }
}
