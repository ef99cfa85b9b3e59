/** What a page has said, and what becomes of it. */
export interface FakeVoice {
  spoken: { text: string; lang: string; rate: number }[];
  /** Ends the current sentence, as a voice does that has said it. */
  finish: () => void;
}

interface FakeUtterance extends EventTarget {
  text: string;
  lang: string;
  rate: number;
}

/** Replaces the browser's speech, which has no voices in tests. `restore` brings it back. */
export function fakeVoice(languages: readonly string[]): FakeVoice & { restore: () => void } {
  const before = {
    speechSynthesis: Object.getOwnPropertyDescriptor(globalThis, 'speechSynthesis'),
    SpeechSynthesisUtterance: Object.getOwnPropertyDescriptor(globalThis, 'SpeechSynthesisUtterance'),
  };
  const spoken: FakeVoice['spoken'] = [];
  let current: FakeUtterance | null = null;
  const end = (event: Event) => {
    const ended = current;
    current = null;
    ended?.dispatchEvent(event);
  };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => languages.map((lang) => ({ lang, name: lang })),
    // As browsers do.
    cancel: () => end(Object.assign(new Event('error'), { error: 'interrupted' })),
    speak: (utterance: FakeUtterance) => {
      current = utterance;
      spoken.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate });
    },
  });
  class Utterance extends EventTarget implements FakeUtterance {
    voice = null;
    lang = '';
    rate = 1;
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const replace = (name: keyof typeof before, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  replace('speechSynthesis', synthesis);
  replace('SpeechSynthesisUtterance', Utterance);
  return {
    spoken,
    finish: () => end(new Event('end')),
    restore: () => {
      for (const [name, descriptor] of Object.entries(before))
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
        else Reflect.deleteProperty(globalThis, name);
    },
  };
}
