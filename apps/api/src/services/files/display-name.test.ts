import { expect, test } from 'vitest';
import { toDisplayName } from './display-name.ts';

test('a file keeps its name, in any script, without its folders', () => {
  expect(toDisplayName('C:\\Users\\me\\صوتي.webm', 'audio/webm')).toBe('صوتي.webm');
  expect(toDisplayName('../../etc/passwd', 'application/pdf')).toBe('passwd.pdf');
});

test.each([
  ['photo.exe', 'image/png', 'photo.png'],
  ['page.html', 'image/gif', 'page.gif'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['Photo.JPEG', 'image/jpeg', 'Photo.JPEG'],
  ['take.m4a', 'audio/mp4', 'take.m4a'],
  ['film.mov', 'video/quicktime', 'film.mov'],
  ['Unit 1.2', 'application/pdf', 'Unit 1.2.pdf'],
  ['.htaccess', 'image/png', '.htaccess.png'],
  ['.exe', 'image/png', 'file.png'],
  [`${'x'.repeat(300)}.js`, 'image/png', `${'x'.repeat(251)}.png`],
])('the extension follows the content, not the name: %s with %s', (name, mime, expected) => {
  expect(toDisplayName(name, mime)).toBe(expected);
});

test('control characters and direction overrides are removed', () => {
  expect(toDisplayName('photo\u202Egpj.exe', 'image/png')).toBe('photogpj.png');
  expect(toDisplayName('a\r\nb\u0000.png', 'image/png')).toBe('ab.png');
});

test('a file without a name gets one', () => {
  expect(toDisplayName(' ', 'image/png')).toBe('file.png');
  expect(toDisplayName('', 'audio/webm')).toBe('file.webm');
});
