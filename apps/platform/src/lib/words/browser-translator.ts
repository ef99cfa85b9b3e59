/** What a browser says of a pair of languages. */
export type BrowserAvailability = 'available' | 'downloadable' | 'downloading' | 'unavailable';

interface Languages {
  sourceLanguage: string;
  targetLanguage: string;
}

interface BrowserTranslator {
  translate: (text: string, options?: { signal?: AbortSignal }) => Promise<string>;
  destroy?: () => void;
}

/** The Translator API of some browsers: https://developer.mozilla.org/docs/Web/API/Translator_and_Language_Detector_APIs */
interface TranslatorApi {
  availability: (languages: Languages) => Promise<BrowserAvailability>;
  create: (
    options: Languages & { signal?: AbortSignal; monitor?: (monitor: EventTarget) => void },
  ) => Promise<BrowserTranslator>;
}

declare global {
  // oxlint-disable-next-line no-var -- a global of the browser, which not every browser has
  var Translator: TranslatorApi | undefined;
}

const languages = (from: string, to: string): Languages => ({ sourceLanguage: from, targetLanguage: to });

/** Some browsers have the API without what answers it; then nothing ever comes. */
const availabilityTimeoutMs = 1000;

/** Returns whether this browser translates between two languages, now or after a download. */
export async function browserAvailability(from: string, to: string): Promise<BrowserAvailability> {
  if (!globalThis.Translator) return 'unavailable';
  const noAnswer = new Promise<BrowserAvailability>((resolve) => {
    setTimeout(resolve, availabilityTimeoutMs, 'unavailable');
  });
  try {
    return await Promise.race([globalThis.Translator.availability(languages(from, to)), noAnswer]);
  } catch {
    return 'unavailable';
  }
}

/** Translates a text on this device. @throws if the browser cannot after all */
export async function translateInBrowser(text: string, from: string, to: string, signal: AbortSignal): Promise<string> {
  const translator = await globalThis.Translator?.create({ ...languages(from, to), signal });
  if (!translator) throw new Error('This browser has no translator.');
  try {
    return await translator.translate(text, { signal });
  } finally {
    translator.destroy?.();
  }
}

/** Downloads what the browser needs for two languages; only after a press. `onProgress` gets a fraction. */
export async function downloadTranslator(
  from: string,
  to: string,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const translator = await globalThis.Translator?.create({
    ...languages(from, to),
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', (event) => {
        if (event instanceof ProgressEvent) onProgress(event.loaded);
      }),
  });
  translator?.destroy?.();
}
