/** Frees the memory of a chunk that has been used: the garbage collector would first let tens of megabytes of them come together. */
export function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
