import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test('a file keeps its name, in any script, without its folders', () => {
  expect(displayName(new File([], 'C:\\Users\\me\\صوتي.webm'))).toBe('صوتي.webm');
  expect(displayName(new File([], '../../etc/passwd'))).toBe('passwd');
});

test('a name cannot pose as another', () => {
  expect(displayName(new File([], 'photo\u202Egpj.exe'))).toBe('photogpj.exe');
  expect(displayName(new File([], 'a\r\nb\u0000.png'))).toBe('ab.png');
});

test('what has no name is called something', () => {
  expect(displayName(new File([], ' '))).toBe('file');
  expect(displayName(new Blob([]))).toBe('file');
});
