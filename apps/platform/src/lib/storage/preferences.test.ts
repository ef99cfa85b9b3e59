import { expect, it, onTestFinished, vi } from 'vitest';
import { getPreferences, setPreferences } from './preferences.ts';

it('changes the page also where the browser has no room for the choice', () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const before = getPreferences();
  onTestFinished(() => setPreferences(before));
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  setPreferences({ language: 'ar' });
  expect(getPreferences().language).toBe('ar');
});
