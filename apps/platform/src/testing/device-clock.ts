import { readServerTime } from '../lib/school-clock.ts';

const replyAt = (momentMs: number) =>
  readServerTime(new Response('', { headers: { date: new Date(momentMs).toISOString() } }));

/** Puts the device's clock ahead of the server's, as a page learns it from a reply; returns what puts it right again. */
export function setDeviceAhead(byMs: number): () => void {
  replyAt(Date.now() - byMs);
  return () => replyAt(Date.now());
}
