import type { Dictionary } from './dictionary.ts';
import { speakText } from './voice.ts';

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
 * Plays a text to its end or until `signal` is aborted: the host's recording, otherwise the browser's speech synthesis.
 *
 * @param onSound - called just before playback starts
 * @throws {VoiceMissingError} if there is no recording and no voice for the language
 */
export async function listen(
  dictionary: Dictionary | undefined,
  text: string,
  { language, signal, onSound }: { language: string; signal: AbortSignal; onSound: () => void },
): Promise<void> {
  // If the recording cannot be loaded, speech synthesis is used; on many devices it works offline.
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
  await speakText(text, language, signal);
}
