/** How long a decision can be undone. Its mails are sent after that. */
export const undoMs = 6000;

interface Held {
  people: readonly string[];
  send: () => Promise<void>;
  /** Undefined once it is being sent. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Decisions on people that wait to be sent, so that they can be undone: a mail cannot be taken back. Those who were decided on
 * are hidden from the queue until the server has them.
 */
export class HeldDecisions {
  readonly #held = new Map<number, Held>();
  readonly #onChange: (hidden: ReadonlySet<string>) => void;
  #lastId = 0;

  constructor(onChange: (hidden: ReadonlySet<string>) => void) {
    this.#onChange = onChange;
  }

  /**
   * Holds a decision on these people. `send` reports its own failure, and resolves in any case, once the queue is up to date.
   * Returns what undoes it, and says whether it did: not once it is being sent.
   */
  hold(people: readonly string[], send: () => Promise<void>): () => boolean {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#held.set(id, { people, send, timer: setTimeout(() => void this.#sendNow(id), undoMs) });
    this.#tell();
    return () => {
      const timer = this.#held.get(id)?.timer;
      if (timer === undefined) return false;
      clearTimeout(timer);
      this.#held.delete(id);
      this.#tell();
      return true;
    };
  }

  /** Sends all that waits, as the page is left. */
  async flush(): Promise<void> {
    await Promise.all([...this.#held.keys()].map((id) => this.#sendNow(id)));
  }

  async #sendNow(id: number): Promise<void> {
    const held = this.#held.get(id);
    if (held?.timer === undefined) return;
    clearTimeout(held.timer);
    held.timer = undefined;
    await held.send();
    this.#held.delete(id);
    this.#tell();
  }

  #tell(): void {
    this.#onChange(new Set([...this.#held.values()].flatMap(({ people }) => people)));
  }
}
