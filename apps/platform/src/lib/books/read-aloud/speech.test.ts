import type { SpeechEnd } from '@rubrica/question-kit/react';
import { expect, test } from 'vitest';
import { type SpeechState, startSpeech, voiceLanguage } from './speech.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A voice that says a part when it is told to. */
function voice(parts: readonly string[]) {
  const spoken: string[] = [];
  const states: SpeechState[] = [];
  const lit: (string | null)[] = [];
  let finish: ((end?: Error | SpeechEnd) => void) | undefined;
  const speech = startSpeech({
    parts,
    speak: (part, signal) =>
      new Promise<SpeechEnd>((resolve, reject) => {
        spoken.push(part);
        finish = (end = 'said') => (end instanceof Error ? reject(end) : resolve(end));
        signal.addEventListener('abort', () => resolve('stopped'));
      }),
    onPart: (part) => lit.push(part),
    onState: (state) => states.push(state),
    stateOf: (error) => (String(error).includes('voice') ? 'no-voice' : 'failed'),
  });
  const next = async (end?: Error | SpeechEnd) => {
    finish?.(end);
    await settled();
  };
  return { speech, spoken, states, lit, next };
}

test('sentences are spoken one after another, each lit while it is', async () => {
  const { spoken, states, lit, next } = voice(['One.', 'Two.']);
  await next();
  expect(spoken).toEqual(['One.', 'Two.']);
  await next();
  expect(lit).toEqual(['One.', 'Two.', null]);
  expect(states).toEqual(['speaking', 'silent']);
});

test('after a pause the sentence begins again, and stays lit meanwhile', async () => {
  const { speech, spoken, states, lit, next } = voice(['One.', 'Two.']);
  await next();
  speech.toggle();
  await settled();
  expect(states.at(-1)).toBe('paused');
  expect(lit.at(-1)).toBe('Two.');
  speech.toggle();
  await next();
  expect(spoken).toEqual(['One.', 'Two.', 'Two.']);
  expect(states.at(-1)).toBe('silent');
});

test('where another text takes the voice, the sentence waits as after a pause', async () => {
  const { speech, spoken, states, lit, next } = voice(['One.', 'Two.']);
  await next();
  await next('stopped');
  expect(states.at(-1)).toBe('paused');
  expect(lit.at(-1)).toBe('Two.');
  speech.toggle();
  await next();
  expect(spoken).toEqual(['One.', 'Two.', 'Two.']);
  expect(states.at(-1)).toBe('silent');
});

test('a change of speed says the sentence again; in a pause it stays silent', async () => {
  const { speech, spoken } = voice(['One.', 'Two.']);
  speech.repeat();
  await settled();
  expect(spoken).toEqual(['One.', 'One.']);
  speech.toggle();
  speech.repeat();
  await settled();
  expect(spoken).toHaveLength(2);
});

test('once it is stopped nothing more is spoken', async () => {
  const { speech, spoken, states, lit, next } = voice(['One.', 'Two.']);
  speech.stop();
  await next();
  speech.toggle();
  await next();
  expect(spoken).toEqual(['One.']);
  expect(lit.at(-1)).toBeNull();
  expect(states.at(-1)).toBe('silent');
});

test.each([
  ['no voice', 'no-voice'],
  ['network', 'failed'],
] as const)('a failure for "%s" is told as such', async (reason, state) => {
  const { states, lit, next } = voice(['One.', 'Two.']);
  await next(new Error(reason));
  expect(states.at(-1)).toBe(state);
  expect(lit.at(-1)).toBeNull();
});

test('an English book is read in its accent, an Arabic one by an Arabic voice', () => {
  expect(voiceLanguage({ language: 'en', accent: 'br' })).toBe('en-GB');
  expect(voiceLanguage({ language: 'en', accent: 'us' })).toBe('en-US');
  expect(voiceLanguage({ language: 'ar', accent: 'us' })).toBe('ar');
});
