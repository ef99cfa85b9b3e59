import { primary } from './dictionary-queries.ts';

/** How long a browser may take to name its voices, in ms; some only do so after they are asked. */
const voicesTimeoutMs = 1500;

/** The device has no voice for a language. */
export class VoiceMissingError extends Error {
  override name = 'VoiceMissingError';
  /** The language, a BCP 47 tag. */
  language: string;

  constructor(language: string) {
    super(`This device has no voice for ${language}.`);
    this.language = language;
  }
}

async function voices(): Promise<SpeechSynthesisVoice[]> {
  const known = speechSynthesis.getVoices();
  if (known.length > 0) return known;
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, voicesTimeoutMs);
  });
  return speechSynthesis.getVoices();
}

/** The best of the voices for a language: of its region, else of its language. */
export function voiceFor<Voice extends { lang: string }>(all: readonly Voice[], language: string): Voice | undefined {
  // Android writes `en_GB`.
  const tagOf = ({ lang }: Voice) => lang.replace('_', '-').toLowerCase();
  const wanted = language.toLowerCase();
  return all.find((voice) => tagOf(voice) === wanted) ?? all.find((voice) => primary(tagOf(voice)) === primary(wanted));
}

/**
 * Reads a text in the browser's own voice, to its end or until nobody listens any more.
 *
 * @throws {VoiceMissingError} where the device has none for the language
 */
export async function sayAloud(text: string, language: string, signal: AbortSignal): Promise<void> {
  if (typeof speechSynthesis === 'undefined') throw new VoiceMissingError(language);
  const voice = voiceFor(await voices(), language);
  if (!voice) throw new VoiceMissingError(language);
  if (signal.aborted) return;
  await new Promise<void>((resolve, reject) => {
    const saying = new SpeechSynthesisUtterance(text);
    saying.voice = voice;
    saying.lang = voice.lang;
    // Words are to be learned.
    saying.rate = 0.9;
    saying.addEventListener('end', () => resolve());
    saying.addEventListener('error', ({ error }) =>
      signal.aborted ? resolve() : reject(new Error(`The voice failed: ${error}.`)),
    );
    signal.addEventListener('abort', () => {
      speechSynthesis.cancel();
      resolve();
    });
    speechSynthesis.cancel();
    speechSynthesis.speak(saying);
  });
}
