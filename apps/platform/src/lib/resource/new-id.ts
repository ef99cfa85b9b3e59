/** Returns a new UUIDv7, which begins with the time. Sent as the `Idempotency-Key` of a call, it becomes the id of what the call creates. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
