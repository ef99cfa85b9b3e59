import type { Page } from '@playwright/test';

/** What a page has had said, with the language of the voice. */
interface FakeVoice {
  spoken: string[];
  /** Ends the current sentence, as a voice does that has said it. */
  finish: () => void;
}

declare global {
  interface Window {
    fakeVoice: FakeVoice;
  }
}

/** Gives the pages of a tab voices, of which a headless browser has none. Each sentence goes on until it is ended. */
export async function giveVoices(page: Page, languages: readonly string[]): Promise<void> {
  await page.addInitScript((tags) => {
    class Utterance extends EventTarget {
      text: string;
      lang = '';
      voice: { lang: string } | null = null;
      rate = 1;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    let current: Utterance | null = null;
    const end = (event: Event) => {
      const ended = current;
      current = null;
      ended?.dispatchEvent(event);
    };
    window.fakeVoice = { spoken: [], finish: () => end(new Event('end')) };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => tags.map((lang) => ({ lang })),
      // As browsers do.
      cancel: () => end(Object.assign(new Event('error'), { error: 'interrupted' })),
      speak: (utterance: Utterance) => {
        current = utterance;
        window.fakeVoice.spoken.push(`${utterance.lang}: ${utterance.text}`);
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, languages);
}

/** What has been said so far. */
export const spokenOn = (page: Page): Promise<string[]> => page.evaluate(() => window.fakeVoice.spoken);

/** Ends the sentence that is being said. */
export const finishSentence = (page: Page): Promise<void> => page.evaluate(() => window.fakeVoice.finish());

/** The words that are lit on the page. */
export const litOn = (page: Page): Promise<string> =>
  page.evaluate(() => [...(CSS.highlights.get('spoken-sentence') ?? [])].map(String).join(' '));
