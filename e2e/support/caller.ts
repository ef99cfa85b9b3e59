/** Calls the server as one user. Throws with the server's reply when a call fails. */
export interface Caller {
  get: <Reply>(path: string) => Promise<Reply>;
  post: <Reply>(path: string, body?: object, headers?: Record<string, string>) => Promise<Reply>;
  put: <Reply>(path: string, body: object) => Promise<Reply>;
  delete: <Reply>(path: string) => Promise<Reply>;
  /** Stores a file. */
  upload: <Reply>(path: string, file: File) => Promise<Reply>;
}

/** Paths are relative to `/api`. */
export function callerOf(origin: string, token?: string): Caller {
  const call = async <Reply>(method: string, path: string, body?: object, headers?: Record<string, string>) => {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} failed with ${reply.status}: ${text}`);
    return JSON.parse(text) as Reply;
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body) => call('PUT', path, body),
    delete: (path) => call('DELETE', path),
    upload: (path, file) => {
      const form = new FormData();
      form.set('file', file);
      return call('POST', path, form);
    },
  };
}
