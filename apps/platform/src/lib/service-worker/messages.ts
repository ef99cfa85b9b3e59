/** What a page asks of a service worker. */
export type WorkerRequest =
  /** Whether a script is of the worker's version; the reply is `true` or `false`. */
  | { ask: 'has'; script: string }
  /** To take over, if no attempt is open; the reply is whether it does. */
  | { ask: 'take-over' };

/** Reads what a page has sent; null where it is something else. */
export function readWorkerRequest(data: unknown): WorkerRequest | null {
  if (typeof data !== 'object' || data === null || !('ask' in data)) return null;
  if (data.ask === 'take-over') return { ask: data.ask };
  return data.ask === 'has' && 'script' in data && typeof data.script === 'string'
    ? { ask: data.ask, script: data.script }
    : null;
}
