import { getPreferences } from '../storage/preferences.ts';
import { pageSession } from '../storage/session.ts';

/**
 * Saves a file of the server on the person's device. For files that are no calls of the contract, because they are not JSON.
 *
 * @throws {Error} with the server's message, where it refuses and says why
 */
export async function downloadFile(path: string, name: string): Promise<void> {
  const reply = await fetch(path, {
    headers: {
      authorization: `Bearer ${pageSession()?.token ?? ''}`,
      'accept-language': getPreferences().language,
    },
  });
  if (!reply.ok) throw new Error(await refusalOf(reply));
  const url = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** What the server says; empty where it says nothing for people. */
async function refusalOf(reply: Response): Promise<string> {
  const body: unknown = await reply.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('message' in body) || reply.status >= 500) return '';
  return typeof body.message === 'string' ? body.message : '';
}
