import type { UploadProgress } from './types.ts';

function replyOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/u)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(request.status === 204 ? null : request.responseText, { status: request.status, headers });
}

/**
 * A `fetch` that reports how much was sent. By XMLHttpRequest, as a streamed fetch body needs HTTP/2 and a browser that
 * has it.
 */
export function fetchWithProgress(onProgress: (progress: UploadProgress) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      const stop = () => sending.abort();
      sending.open(request.method, request.url);
      sending.withCredentials = request.credentials === 'include';
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value));
      sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
      sending.addEventListener('load', () => resolve(replyOf(sending)));
      sending.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      sending.addEventListener('abort', () => reject(request.signal.reason));
      sending.addEventListener('loadend', () => request.signal.removeEventListener('abort', stop));
      request.signal.addEventListener('abort', stop);
      sending.send(body);
    });
  };
}
