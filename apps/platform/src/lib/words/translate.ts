import { api } from '../api.ts';
import { browserAvailability, translateInBrowser } from './browser-translator.ts';

/** What came of translating a text. `downloadable`: by this browser, once it has fetched what it needs. */
export type Translation =
  | { state: 'translated'; translations: string[]; by: 'browser' | 'server' }
  | { state: 'downloadable' | 'none-set-up' | 'unavailable' };

interface TranslateOptions {
  /** BCP 47. */
  from: string;
  to: string;
  signal: AbortSignal;
}

/** Translates a text: by the browser where it can, else by the school's server. */
export async function translate(text: string, { from, to, signal }: TranslateOptions): Promise<Translation> {
  const availability = await browserAvailability(from, to);
  if (availability === 'available') {
    try {
      return { state: 'translated', translations: [await translateInBrowser(text, from, to, signal)], by: 'browser' };
    } catch {
      signal.throwIfAborted();
    }
  }
  const reply = await api.translateText({ body: { text, from, to }, signal });
  if (reply.state === 'translated') return { state: 'translated', translations: reply.translations, by: 'server' };
  return { state: availability === 'unavailable' ? reply.state : 'downloadable' };
}
