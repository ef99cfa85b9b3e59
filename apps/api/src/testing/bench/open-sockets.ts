import { connectLive, type LiveClient } from '../live-client.ts';

/** How many sockets are opened at once. */
const atOnce = 50;

/** A socket that the bench has opened. */
export type OpenSocket = LiveClient;

/** Opens a socket of each session. */
export async function openSockets(origin: string, tokens: readonly string[]): Promise<OpenSocket[]> {
  const opened: OpenSocket[] = [];
  for (let from = 0; from < tokens.length; from += atOnce) {
    const some = tokens.slice(from, from + atOnce);
    opened.push(...(await Promise.all(some.map((token) => connectLive(origin, token)))));
  }
  return opened;
}
