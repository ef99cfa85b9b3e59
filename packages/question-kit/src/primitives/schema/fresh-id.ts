const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A fresh id: 16 characters, 80 random bits. It needs no secure context, unlike `crypto.randomUUID`. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => alphabet[byte & 31]).join('');
}
