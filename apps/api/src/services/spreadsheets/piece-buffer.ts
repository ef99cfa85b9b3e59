const fullLength = 64 * 1024;

/** Collects short texts to pieces of some size: a stream of many small chunks is slow, and each step of it needs memory. */
export class PieceBuffer {
  #texts: string[] = [];
  #length = 0;

  add(text: string): void {
    this.#texts.push(text);
    this.#length += text.length;
  }

  get isFull(): boolean {
    return this.#length >= fullLength;
  }

  /** Returns what was collected, and begins anew. */
  take(): Buffer {
    const piece = Buffer.from(this.#texts.join(''));
    this.#texts = [];
    this.#length = 0;
    return piece;
  }
}
