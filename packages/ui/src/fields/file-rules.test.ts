import { expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { accepts, sizeText } from './file-rules.ts';

const file = (name: string, type: string) => ({ name, type });

it('takes a file by the end of its name, its type, or its kind of type', () => {
  expect(accepts(file('essay.PDF', ''), '.pdf,image/*')).toBe(true);
  expect(accepts(file('photo', 'image/png'), '.pdf, image/*')).toBe(true);
  expect(accepts(file('voice.webm', 'audio/webm'), 'audio/webm')).toBe(true);
  expect(accepts(file('anything', ''), undefined)).toBe(true);
});

it('refuses what the list does not name', () => {
  expect(accepts(file('imagepdf', 'text/plain'), '.pdf,image/*')).toBe(false);
  expect(accepts(file('page.svg.exe', 'application/octet-stream'), 'image/*,.svg')).toBe(false);
});

it('says a size in the unit a person would', () => {
  expect(sizeText(5 * 1024 ** 2, en.fileSize)).toBe('5 MB');
  expect(sizeText(1536, en.fileSize)).toBe('1.5 kB');
  expect(sizeText(1, en.fileSize)).toBe('0.1 kB');
  expect(sizeText(2 * 1024 ** 3, en.fileSize)).toBe('2 GB');
});
