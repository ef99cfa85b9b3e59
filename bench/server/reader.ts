import { contract } from '@rubrica/api-client/contract';

/** A person who reads. */
export interface Reader {
  userId: string;
  /** The reply's body, or undefined if it is refused. */
  read: (path: string) => Promise<unknown>;
  /** Reads a reply to its end: its status, and how long it took. */
  time: (path: string) => Promise<{ status: number; ms: number }>;
  /** Asks for a change. @throws if it is refused */
  send: (path: string, body: object) => Promise<void>;
  /** The address of the person's calendar feed, below the server's. */
  feedPath: () => Promise<string>;
}

/** Logs a person of the demo data in. */
export async function createReader(url: string, email: string): Promise<Reader> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: 'rubrica-demo' });
  const login = await fetch(`${url}/login`, { method: 'POST', body, headers: json });
  const { token, user } = contract.login.reply.parse(await login.json());
  const headers = { authorization: `Bearer ${token}` };
  const post = (path: string, change: object) =>
    fetch(url + path, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(change) });
  return {
    userId: user._id,
    read: async (path) => {
      const response = await fetch(url + path, { headers });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      const reply: unknown = response.ok && isJson ? JSON.parse(text) : undefined;
      return reply;
    },
    time: async (path) => {
      const sentAt = performance.now();
      const response = await fetch(url + path, { headers });
      await response.arrayBuffer();
      return { status: response.status, ms: performance.now() - sentAt };
    },
    send: async (path, change) => {
      const response = await post(path, change);
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    },
    feedPath: async () => {
      const response = await post('/calendar-feed', {});
      return contract.createCalendarFeed.reply.parse(await response.json()).path.replace(/^\/api/u, '');
    },
  };
}
