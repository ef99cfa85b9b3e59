import { ApiError, NetworkError } from '@rubrica/api-client';
import type { FileRef } from '@rubrica/question-kit';
import { describe, expect, it } from 'vitest';
import { createUploads } from './uploads.ts';

const lost = new NetworkError('uploadFile', 'offline', null);
const refused = new ApiError('uploadFile', 413, { message: 'Too large.', code: 'too_large' });
const settle = () => new Promise((resolve) => setTimeout(resolve));
const chosen = (name: string) => [{ mode: 'answer' as const, file: new File(['x'], name) }];

/** Uploads to a server that fails as told, or takes a file once `end` is called. */
function uploadsWith(failures: (Error | null)[] = []) {
  const stored: string[] = [];
  const ids: string[] = [];
  const ends: (() => void)[] = [];
  const backs = new Set<() => void>();
  const uploads = createUploads({
    send: async ({ file: { name } }, { id, onProgress }) => {
      ids.push(id);
      const failure = failures.shift();
      await Promise.resolve();
      if (failure) throw failure;
      onProgress(1);
      await new Promise<void>((resolve) => void ends.push(resolve));
      return { id, name, mime: 'image/png', size: 1 } satisfies FileRef;
    },
    onStored: (thread, mode, { name }) => stored.push(`${thread} ${mode} ${name}`),
    onBack: (listener) => {
      backs.add(listener);
      return () => void backs.delete(listener);
    },
  });
  const end = async () => {
    for (const each of ends.splice(0)) each();
    await settle();
  };
  const states = (thread = 'a') =>
    uploads.of(thread).map(({ name, sent, error }) => `${name} ${error === undefined ? sent : 'failed'}`);
  const comeBack = async () => {
    for (const back of backs) back();
    await settle();
  };
  return { uploads, stored, ids, end, states, comeBack, waits: () => backs.size > 0 };
}

describe('files of messages that are being written', () => {
  it('go on while nobody looks at their thread, and reach the message that they were chosen for', async () => {
    const { uploads, stored, states, end } = uploadsWith();
    const stop = uploads.subscribe(() => {});
    uploads.add('a', chosen('1.png'));
    stop();
    uploads.add('b', chosen('2.png'));
    await settle();
    expect([states('a'), states('b')]).toEqual([['1.png 1'], ['2.png 1']]);
    await end();
    expect(stored).toEqual(['a answer 1.png', 'b answer 2.png']);
    expect([states('a'), states('b')]).toEqual([[], []]);
  });

  it('that a lost connection stopped are sent again under their ids once the server can be reached', async () => {
    const { uploads, stored, ids, states, end, comeBack, waits } = uploadsWith([lost, lost]);
    uploads.add('a', chosen('1.png'));
    await settle();
    expect([states(), waits()]).toEqual([['1.png failed'], true]);
    await comeBack();
    expect(states()).toEqual(['1.png failed']);
    await comeBack();
    expect([states(), waits()]).toEqual([['1.png 1'], false]);
    await end();
    expect([stored, new Set(ids).size]).toEqual([['a answer 1.png'], 1]);
  });

  it('that the server refuses are tried again by hand alone', async () => {
    const { uploads, stored, states, end, comeBack, waits } = uploadsWith([refused]);
    uploads.add('a', chosen('1.png'));
    await settle();
    expect(waits()).toBe(false);
    await comeBack();
    expect(states()).toEqual(['1.png failed']);
    uploads.retry('a', uploads.of('a')[0]?.id ?? '');
    await settle();
    await end();
    expect(stored).toEqual(['a answer 1.png']);
  });

  it('that are removed while they arrive reach no message', async () => {
    const { uploads, stored, states, end } = uploadsWith();
    uploads.add('a', chosen('1.png'));
    await settle();
    uploads.remove('a', uploads.of('a')[0]?.id ?? '');
    await end();
    expect([stored, states()]).toEqual([[], []]);
  });
});
