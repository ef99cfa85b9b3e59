import type { Dictionary } from './dictionary.ts';
import { sayAloud } from './voice.ts';

async function playAddress(address: string, signal: AbortSignal): Promise<void> {
  const audio = new Audio(address);
  await new Promise<void>((resolve, reject) => {
    audio.addEventListener('ended', () => resolve());
    audio.addEventListener('error', () => reject(new Error('The recording of this word did not load.')));
    signal.addEventListener('abort', () => {
      audio.pause();
      resolve();
    });
    audio.play().catch((reason: unknown) => (signal.aborted ? resolve() : reject(reason)));
  });
}

/**
 * Lets a text be heard, to its end or until nobody listens any more: as the host has it, else in the browser's own voice.
 *
 * @param onSound - called once it is about to be heard
 * @throws {VoiceMissingError} where neither has a voice for the language
 */
export async function listen(
  dictionary: Dictionary | undefined,
  text: string,
  { language, signal, onSound }: { language: string; signal: AbortSignal; onSound: () => void },
): Promise<void> {
  // A recording that cannot be reached is no reason to stay silent: many a device speaks without a connection.
  const address = await dictionary?.speak?.(text, { language, signal }).catch(() => null);
  if (signal.aborted) return;
  onSound();
  if (typeof address === 'string') {
    try {
      await playAddress(address, signal);
      return;
    } catch {
      if (signal.aborted) return;
    }
  }
  await sayAloud(text, language, signal);
}
