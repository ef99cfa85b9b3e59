import { expect, test } from 'vitest';
import { toDisplayName } from './display-name.ts';

test('a file keeps its name, in any script, without its folders', () => {
  expect(toDisplayName(new File([], 'C:\\Users\\me\\صوتي.webm'))).toBe('صوتي.webm');
  expect(toDisplayName(new File([], '../../etc/passwd'))).toBe('passwd');
});

test('control characters and direction overrides are removed', () => {
  expect(toDisplayName(new File([], 'photo\u202Egpj.exe'))).toBe('photogpj.exe');
  expect(toDisplayName(new File([], 'a\r\nb\u0000.png'))).toBe('ab.png');
});

test('a file without a name gets one', () => {
  expect(toDisplayName(new File([], ' '))).toBe('file');
  expect(toDisplayName(new Blob([]))).toBe('file');
});
