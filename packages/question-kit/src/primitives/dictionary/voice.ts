import { primaryLanguage } from './dictionary-queries.ts';

/** Maximum wait for the list of voices, in ms; some browsers load it only after the first request. */
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

/** Returns the best voice for a language tag: one of the same region, otherwise of the same language. */
export function voiceFor<Voice extends { lang: string }>(all: readonly Voice[], language: string): Voice | undefined {
  // Android writes `en_GB`.
  const tagOf = ({ lang }: Voice) => lang.replace('_', '-').toLowerCase();
  const requestedTag = language.replace('_', '-').toLowerCase();
  return (
    all.find((voice) => tagOf(voice) === requestedTag) ??
    all.find((voice) => primaryLanguage(tagOf(voice)) === primaryLanguage(requestedTag))
  );
}

/** How the speech of a text ended: `stopped` before its end, by its signal or by another text. */
export type SpeechEnd = 'said' | 'stopped';

/** Ends the text that is said, if there is one, as stopped: a page has one voice, whoever speaks with it. */
let stopCurrent: (() => void) | undefined;

/**
 * Reads a text aloud with the browser's speech synthesis, to its end, until `signal` is aborted, or until another text is read.
 *
 * @param rate how fast, 1 being the voice's own speed; slightly slower by default, for learners
 * @throws {VoiceMissingError} if the device has no voice for the language
 */
export async function speakText(text: string, language: string, signal: AbortSignal, rate = 0.9): Promise<SpeechEnd> {
  if (typeof speechSynthesis === 'undefined') throw new VoiceMissingError(language);
  const voice = voiceFor(await voices(), language);
  if (!voice) throw new VoiceMissingError(language);
  if (signal.aborted) return 'stopped';
  return new Promise<SpeechEnd>((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    const end = (how: SpeechEnd) => {
      signal.removeEventListener('abort', onAbort);
      if (stopCurrent === stop) stopCurrent = undefined;
      resolve(how);
    };
    const stop = () => end('stopped');
    const onAbort = () => {
      stop();
      speechSynthesis.cancel();
    };
    utterance.addEventListener('end', () => end('said'));
    utterance.addEventListener('error', ({ error }) => {
      if (error !== 'interrupted' && error !== 'canceled') reject(new Error(`The voice failed: ${error}.`));
      stop();
    });
    signal.addEventListener('abort', onAbort);
    // Before it is cancelled: some browsers then say that it has ended, which would begin the next sentence.
    stopCurrent?.();
    stopCurrent = stop;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
}
