import { getPreferences } from '../storage/preferences.ts';
import { readSession } from '../storage/session.ts';

/** Saves a file of the server on the person's device. For files that are no calls of the contract, because they are not JSON. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const reply = await fetch(path, {
    headers: {
      authorization: `Bearer ${readSession()?.token ?? ''}`,
      'accept-language': getPreferences().language,
    },
  });
  if (!reply.ok) throw new Error(`The file came with ${reply.status}.`);
  const url = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
