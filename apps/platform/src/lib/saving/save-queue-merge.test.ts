import { expect, it } from 'vitest';
import { createSaveQueue } from './save-queue.ts';

/** A server that has an answer of three parts, with the rule of `rev`. */
function openQueue() {
  const server = { rev: 0, parts: ['', '', ''] };
  const kept = new Map<string, string[]>();
  const queue = createSaveQueue<string[], typeof server>({
    taskTaken: 't',
    store: {
      put: async ({ answer, content }) => void kept.set(answer, content),
      remove: async (answer) => void kept.delete(answer),
      takeOver: async ({ answer, content }) => void kept.set(answer, content),
    },
    send: async (_, rev, parts) => {
      if (rev !== server.rev) return { kind: 'conflict', current: structuredClone(server) };
      Object.assign(server, { rev: rev + 1, parts });
      return { kind: 'saved', reply: { rev: server.rev, savedAt: null } };
    },
    merge: ({ base, mine, theirs }) => {
      const isDisputed = mine.some((part, at) => part !== base[at] && theirs.parts[at] !== base[at]);
      const content = mine.map((part, at) => (part === base[at] ? (theirs.parts[at] ?? '') : part));
      return isDisputed ? null : { content, stored: theirs.parts, rev: theirs.rev };
    },
  });
  queue.setRevision('a', 0, server.parts);
  const shown: string[][] = [];
  queue.onMerge((_, content) => shown.push(content));
  return { queue, server, kept, shown };
}

it('joins what another tab has saved to other parts of an answer, each time', async () => {
  const { queue, server, kept, shown } = openQueue();
  await queue.enqueue('a', ['mine', '', '']);
  Object.assign(server, { rev: 1, parts: ['', 'theirs', ''] });
  expect(await queue.flush()).toBe(true);
  expect(server).toEqual({ rev: 2, parts: ['mine', 'theirs', ''] });
  expect(kept.size).toBe(0);

  await queue.enqueue('a', ['mine', 'my own', '']);
  Object.assign(server, { rev: 3, parts: ['mine', 'theirs', 'three'] });
  expect(await queue.flush()).toBe(true);
  expect(server.parts).toEqual(['mine', 'my own', 'three']);
  expect(shown).toEqual([
    ['mine', 'theirs', ''],
    ['mine', 'my own', 'three'],
  ]);
});

it('asks about a part that both have changed, with what both were made from', async () => {
  const { queue, server, kept } = openQueue();
  await queue.enqueue('a', ['mine', '', '']);
  Object.assign(server, { rev: 4, parts: ['theirs', 'two', ''] });
  expect(await queue.flush()).toBe(false);
  expect(queue.state()).toMatchObject({
    kind: 'conflict',
    mine: ['mine', '', ''],
    base: ['', '', ''],
    current: server,
  });
  expect(kept.get('a')).toEqual(['mine', '', '']);
  queue.pause();
});

it('hands on what was sent without a reply: the server may have it', async () => {
  const { queue, server } = openQueue();
  const merges: unknown[] = [];
  const lossy = createSaveQueue<string[], typeof server>({
    taskTaken: 't',
    store: { put: async () => {}, remove: async () => {}, takeOver: async () => {} },
    send: async (_, rev, parts) => {
      if (rev !== server.rev) return { kind: 'conflict', current: structuredClone(server) };
      Object.assign(server, { rev: rev + 1, parts });
      return { kind: 'offline', error: null };
    },
    merge: (versions) => {
      merges.push(versions);
      return null;
    },
  });
  queue.pause();
  lossy.setRevision('a', 0, ['B', '', '']);
  await lossy.enqueue('a', ['A', '', '']);
  expect(await lossy.flush()).toBe(false);
  Object.assign(server, { rev: 2, parts: ['A', 'two', ''] });
  await lossy.enqueue('a', ['B', '', '']);
  expect(await lossy.flush()).toBe(false);
  const [base, sent] = [
    ['B', '', ''],
    ['A', '', ''],
  ];
  expect(merges).toEqual([{ base, sent, mine: base, theirs: { rev: 2, parts: ['A', 'two', ''] } }]);
  expect(lossy.state()).toMatchObject({ kind: 'conflict', base, sent });
  lossy.pause();
});

it('asks where an earlier page has left a change of which this one does not know what it was made from', async () => {
  const { queue, server } = openQueue();
  queue.setRevision('a', 2, ['', 'two', '']);
  Object.assign(server, { rev: 2, parts: ['', 'two', ''] });
  const left = { key: 'a', answer: 'a', taskTaken: 't', rev: 1, content: ['mine', '', ''], changedAt: 0 };
  queue.adopt(left);
  await queue.takeOver(left);
  expect(await queue.flush()).toBe(false);
  expect(queue.state()).toMatchObject({ kind: 'conflict', base: undefined });
  queue.pause();
});
