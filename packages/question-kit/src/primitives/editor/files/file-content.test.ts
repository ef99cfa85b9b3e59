import { expect, it } from 'vitest';
import { acceptedHeads, bytesFrom, otherHeads } from '../../testing/file-heads.ts';
import type { FileKind } from '../state/editor-api.ts';
import { isOfKind } from './file-content.ts';

const kinds: readonly FileKind[] = ['image', 'audio', 'video', 'pdf', 'captions'];

const kindsOf = async (file: Blob) => {
  const found = await Promise.all(kinds.map((kind) => isOfKind(file, kind)));
  return kinds.filter((_, at) => found[at]);
};

it.each(acceptedHeads)('takes %s by its content', async (_, head, expected) => {
  expect(await kindsOf(new Blob([bytesFrom(head)]))).toEqual(expected);
});

it.each(otherHeads)('takes %s for nothing, whatever it is named', async (_, head) => {
  expect(await kindsOf(new File([bytesFrom(head)], 'boat.png', { type: 'image/png' }))).toEqual([]);
});

it('takes an empty file for nothing', async () => {
  expect(await kindsOf(new File([], 'zero.png', { type: 'image/png' }))).toEqual([]);
});
