import { expect, it } from 'vitest';
import { installedChromium } from './lib/installed-chromium.ts';

const has =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file);

it('is the one that RUBRICA_CHROMIUM names', () => {
  const env = { RUBRICA_CHROMIUM: '/opt/chromium' };
  expect(installedChromium(env, has('/opt/chromium', '/usr/bin/chromium'))).toBe('/opt/chromium');
});

it('is refused by its path where RUBRICA_CHROMIUM names no file: another one would be tested unnoticed', () => {
  expect(() => installedChromium({ RUBRICA_CHROMIUM: '/opt/gone' }, has('/usr/bin/chromium'))).toThrow('/opt/gone');
});

it('is found where distributions put it, or not at all', () => {
  expect(installedChromium({}, has('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  expect(installedChromium({}, has('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
  expect(installedChromium({}, has())).toBeUndefined();
});
