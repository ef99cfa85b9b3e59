/**
 * Whether a reply can be the file that was asked for. The network that somebody has yet to log in to answers every address with a page of
 * its own, and says 200.
 */
export function isRequestedFile(address: string, { ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
  return ok && isPage === new URL(address).pathname.endsWith('.html');
}
