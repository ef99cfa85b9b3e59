import { expect, it } from 'vitest';
import { filesMessages } from '../messages/files.ts';
import { isAccepted, formatFileSize } from './file-rules.ts';

const file = (name: string, type: string) => ({ name, type });

it('accepts a file by its extension, its type, or a wildcard for its type', () => {
  expect(isAccepted(file('essay.PDF', ''), '.pdf,image/*')).toBe(true);
  expect(isAccepted(file('photo', 'image/png'), '.pdf, image/*')).toBe(true);
  expect(isAccepted(file('voice.webm', 'audio/webm'), 'audio/webm')).toBe(true);
  expect(isAccepted(file('anything', ''), undefined)).toBe(true);
});

it('rejects types that the list does not contain', () => {
  expect(isAccepted(file('imagepdf', 'text/plain'), '.pdf,image/*')).toBe(false);
  expect(isAccepted(file('page.svg.exe', 'application/octet-stream'), 'image/*,.svg')).toBe(false);
});

it('formats a size in the largest unit that fits', () => {
  expect(formatFileSize(5 * 1024 ** 2, filesMessages.en.fileSize)).toBe('5 MB');
  expect(formatFileSize(1536, filesMessages.en.fileSize)).toBe('1.5 kB');
  expect(formatFileSize(1, filesMessages.en.fileSize)).toBe('0.1 kB');
  expect(formatFileSize(2 * 1024 ** 3, filesMessages.en.fileSize)).toBe('2 GB');
});
