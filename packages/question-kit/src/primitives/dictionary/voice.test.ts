import { expect, it } from 'vitest';
import { voiceFor } from './voice.ts';

const voices = ['de-DE', 'en_US', 'en-GB', 'ar-EG'].map((lang) => ({ lang }));

it.each([
  ['en-GB', 'en-GB'],
  ['en-us', 'en_US'],
  ['en', 'en_US'],
  ['en-AU', 'en_US'],
  ['ar', 'ar-EG'],
  ['fr', undefined],
])('reads %s in the voice %s', (language, voice) => {
  expect(voiceFor(voices, language)?.lang).toBe(voice);
});
