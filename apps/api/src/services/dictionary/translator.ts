import { z } from 'zod';

/** Translates texts by another server. */
export interface Translator {
  /** Returns translations, the likeliest first. @throws where the server does not answer as it should, or not in time */
  translate: (text: string, languages: { from: string; to: string }) => Promise<string[]>;
}

interface TranslatorOptions {
  /** The address of a server with LibreTranslate's API, without `/translate`. */
  url: string;
  /** The key that it asks for, if it does. */
  apiKey?: string | undefined;
  timeoutMs?: number;
}

const defaultTimeoutMs = 8000;
/** How many answers are remembered; the least recently used are forgotten. */
const maxRemembered = 2000;
const maxAlternatives = 3;
/** More than any translation of the longest text. */
const maxReplyBytes = 256 * 1024;

const replySchema = z.object({
  translatedText: z.string().max(20_000),
  alternatives: z.array(z.string().max(20_000)).max(20).optional(),
});

/** The error of `JSON.parse` quotes the text, which may be a student's; it would be logged. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates a translator on a server with LibreTranslate's API. What it has said is remembered. */
export function createTranslator({ url, apiKey, timeoutMs = defaultTimeoutMs }: TranslatorOptions): Translator {
  const address = `${url.replace(/\/+$/u, '')}/translate`;
  const remembered = new Map<string, string[]>();

  const ask = async (text: string, { from, to }: { from: string; to: string }): Promise<string[]> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        q: text,
        source: from,
        target: to,
        format: 'text',
        alternatives: maxAlternatives,
        ...(apiKey === undefined ? {} : { api_key: apiKey }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await response.text();
    if (!response.ok || body.length > maxReplyBytes) throw new Error(`${address} answered ${response.status}.`);
    const { translatedText, alternatives = [] } = replySchema.parse(parseJson(body));
    return [...new Set([translatedText, ...alternatives].map((one) => one.trim()))].filter((one) => one !== '');
  };

  return {
    translate: async (text, languages) => {
      const key = JSON.stringify([languages.from, languages.to, text]);
      const known = remembered.get(key);
      const translations = known ?? (await ask(text, languages));
      remembered.delete(key);
      remembered.set(key, translations);
      for (const oldest of remembered.keys()) {
        if (remembered.size <= maxRemembered) break;
        remembered.delete(oldest);
      }
      return translations;
    },
  };
}
