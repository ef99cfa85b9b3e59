import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { getPreferences, languageSourceKey, setPreferences } from '../../lib/storage/preferences.ts';
import { takeAccountLanguage } from './take-account-language.ts';

beforeEach(() => {
  localStorage.removeItem(languageSourceKey);
  // As first-paint.js does.
  localStorage.setItem('language', 'en');
});

const language = () => localStorage.getItem('language');

it('shows each account that logs in on a device its own language, where nobody chose one', () => {
  takeAccountLanguage('ar');
  expect(language()).toBe('ar');
  takeAccountLanguage('en');
  expect(language()).toBe('en');
  takeAccountLanguage(undefined);
  expect(language()).toBe('en');
});

it('keeps a language that was chosen on the device', () => {
  const before = getPreferences();
  onTestFinished(() => setPreferences(before));
  setPreferences({ language: 'en' });
  takeAccountLanguage('ar');
  expect(language()).toBe('en');
});

it('takes Arabic for a choice of before', () => {
  localStorage.setItem('language', 'ar');
  takeAccountLanguage('en');
  expect(language()).toBe('ar');
});
