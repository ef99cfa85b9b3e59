import { afterEach, expect, it, vi } from 'vitest';
import { speakText, voiceFor } from './voice.ts';

const voices = ['de-DE', 'en_US', 'en-GB', 'ar-EG'].map((lang) => ({ lang }));

it.each([
  ['en-GB', 'en-GB'],
  ['en-us', 'en_US'],
  ['en_US', 'en_US'],
  ['en', 'en_US'],
  ['ar_SA', 'ar-EG'],
  ['en-AU', 'en_US'],
  ['ar', 'ar-EG'],
  ['fr', undefined],
])('reads %s in the voice %s', (language, voice) => {
  expect(voiceFor(voices, language)?.lang).toBe(voice);
});

/** What a browser says when `cancel` ends an utterance: an error by the specification, the end in some browsers. */
type EndOfCancelled = 'interrupted' | 'end';

const fails = (error: string) => Object.assign(new Event('error'), { error });

/** A browser's speech: one utterance at a time, until it is ended or cancelled. */
function speech(endOfCancelled: EndOfCancelled) {
  class Utterance extends EventTarget {
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  let current: Utterance | undefined;
  const end = (event: Event) => {
    const ended = current;
    current = undefined;
    ended?.dispatchEvent(event);
  };
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    cancel: () => end(endOfCancelled === 'end' ? new Event('end') : fails(endOfCancelled)),
    speak: (utterance: Utterance) => {
      current = utterance;
    },
  });
  return {
    heard: () => current?.text,
    finish: () => end(new Event('end')),
    fail: (error: string) => end(fails(error)),
  };
}

const begun = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each<EndOfCancelled>(['interrupted', 'end'])(
  'says a text in the place of the one that is said, which ends as stopped (%s)',
  async (endOfCancelled) => {
    const voice = speech(endOfCancelled);
    const reading = new AbortController();
    const sentences = speakText('Chapter One', 'en', reading.signal);
    await begun();
    const word = speakText('lamp', 'en', new AbortController().signal);
    await expect(sentences).resolves.toBe('stopped');
    // What stops because of that stops its own text alone.
    reading.abort();
    expect(voice.heard()).toBe('lamp');
    voice.finish();
    await expect(word).resolves.toBe('said');
  },
);

it('stops what is said, and nothing that is said after it', async () => {
  const voice = speech('interrupted');
  const first = new AbortController();
  const one = speakText('One.', 'en', first.signal);
  await begun();
  voice.finish();
  await expect(one).resolves.toBe('said');
  const second = new AbortController();
  const two = speakText('Two.', 'en', second.signal);
  await begun();
  first.abort();
  expect(voice.heard()).toBe('Two.');
  second.abort();
  expect(voice.heard()).toBeUndefined();
  await expect(two).resolves.toBe('stopped');
});

it('fails where the voice does', async () => {
  const voice = speech('interrupted');
  const said = speakText('One.', 'en', new AbortController().signal);
  await begun();
  voice.fail('network');
  await expect(said).rejects.toThrow('network');
});
