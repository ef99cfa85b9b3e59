// Browsers have `crypto.randomUUID` only in a secure context. A school may serve the platform by plain HTTP in its own network: an attempt
// could not be opened there, and no message written. Where the browser has it, it stays the browser's own.
if (!('randomUUID' in crypto)) Object.defineProperty(crypto, 'randomUUID', { value: randomUuid });

/** A UUID of version 4 (RFC 9562). */
function randomUuid(): string {
  const bytes = new DataView(globalThis.crypto.getRandomValues(new Uint8Array(16)).buffer);
  bytes.setUint8(6, (bytes.getUint8(6) & 0x0f) | 0x40);
  bytes.setUint8(8, (bytes.getUint8(8) & 0x3f) | 0x80);
  const hex =
    bytes.getBigUint64(0).toString(16).padStart(16, '0') + bytes.getBigUint64(8).toString(16).padStart(16, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}
