import { strFromU8, unzipSync } from 'fflate';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createArchive } from './create-archive.ts';

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function* broken() {
  yield Buffer.from('half');
  throw new Error('gone');
}

async function datedArchive() {
  const archive = createArchive({ modifiedAt: new Date('2026-03-02T10:00:00Z') });
  archive.addText('one.txt', 'One');
  return buffer(archive.end());
}

test('an archive has its entries in their order, whether or not they are compressed', async () => {
  const archive = createArchive();
  archive.addText('one.txt', 'One');
  archive.addLazily('two.txt', () => pieces('Tw', 'o'), { isStored: true });
  const files = unzipSync(new Uint8Array(await buffer(archive.end())));
  expect(Object.entries(files).map(([name, content]) => [name, strFromU8(content)])).toEqual([
    ['one.txt', 'One'],
    ['two.txt', 'Two'],
  ]);
});

test('the same content at the same time gives the same bytes', async () => {
  expect(await datedArchive()).toEqual(await datedArchive());
});

test('an entry that cannot be read to its end destroys the stream, and nothing else', async () => {
  const archive = createArchive();
  archive.addLazily('broken.txt', broken);
  await expect(buffer(archive.end())).rejects.toThrow('gone');
});
