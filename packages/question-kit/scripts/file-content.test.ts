import { expect, it } from 'vitest';
import { acceptBytes } from '../../../apps/api/src/services/files/accept-file.ts';
import type { FileKind } from '../src/primitives/editor/state/editor-api.ts';
import { acceptedHeads, bytesFrom, otherHeads } from '../src/primitives/testing/file-heads.ts';

const kinds: readonly FileKind[] = ['image', 'audio', 'video', 'pdf', 'captions'];

/** The kinds as which the server stores what begins so. Of a container of sound and pictures its sender says which it is. */
async function acceptedKinds(head: string): Promise<FileKind[]> {
  const accepted = await Promise.all(
    kinds.map((kind) => {
      const declared =
        kind !== 'audio'
          ? ''
          : head.includes('webm')
            ? 'audio/webm'
            : head.startsWith('OggS')
              ? 'audio/ogg'
              : 'audio/mp4';
      return acceptBytes(bytesFrom(head), { declared, kinds: [kind] }).then(
        () => true,
        () => false,
      );
    }),
  );
  return kinds.filter((_, at) => accepted[at]);
}

it.each(acceptedHeads)('the editor and the server take %s for the same', async (_, head, expected) => {
  expect(await acceptedKinds(head)).toEqual(expected);
});

it.each(otherHeads)('neither the editor nor the server takes %s', async (_, head) => {
  expect(await acceptedKinds(head)).toEqual([]);
});
