import { ApiError } from '@rubrica/api-client';
import type { CountedTake } from '@rubrica/question-kit/react';
import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { stored } from '../../testing/local-storage.ts';
import { createTakeQueue } from './take-queue.ts';

const answer = { attempt: 'attempt', recordingId: 'block:video' };
const take = (takeId: string): CountedTake => ({ ...answer, takeId });

/** What becomes of a report: it arrives, is lost, arrives while its reply is lost, or is refused with a status. */
type Fate = 'arrives' | 'is lost' | 'loses its reply' | number;

/** A server behind a network that treats one report after the other like this, and the rest well. */
function serverWith(fates: Fate[]) {
  const counted = new Set<string>();
  const record = async ({ takeId }: CountedTake) => {
    const fate = fates.shift() ?? 'arrives';
    if (typeof fate === 'number') throw new ApiError('recordTake', fate, { message: 'Refused.', code: 'refused' });
    if (fate !== 'is lost') counted.add(takeId);
    if (fate !== 'arrives') throw new TypeError('Failed to fetch');
  };
  return { counted, calls: { record, count: () => Promise.resolve(counted.size) } };
}

it('counts each take once, whatever the network does to its reports, and also after a reload', async () => {
  const anyFate = fc.constantFrom<Fate>('arrives', 'is lost', 'loses its reply', 401, 503);
  await fc.assert(
    fc.asyncProperty(fc.array(anyFate, { maxLength: 8 }), fc.integer({ min: 1, max: 3 }), async (fates, count) => {
      stored.clear();
      const { calls } = serverWith(fates);
      const page = createTakeQueue(calls);
      for (let index = 0; index < count; index += 1) page.report(take(`take-${index}`));
      await page.count(answer);
      const reloaded = createTakeQueue(calls);
      let known: number | undefined;
      while (known === undefined) {
        // oxlint-disable-next-line no-await-in-loop -- one try after another, as many as it takes
        known = await reloaded.count(answer);
      }
      expect(known).toBe(count);
      expect(JSON.parse([...stored.values()][0] ?? '[]')).toEqual([]);
    }),
  );
});

it('knows no number while a take of the attempt has not arrived', async () => {
  const { calls } = serverWith(['is lost', 'is lost']);
  const page = createTakeQueue(calls);
  page.report(take('first'));
  expect(await page.count(answer)).toBeUndefined();
  expect(await page.count(answer)).toBe(1);
});

it('gives up what the server refuses for good, such as a take of a closed attempt', async () => {
  const { calls, counted } = serverWith([409]);
  const page = createTakeQueue(calls);
  page.report(take('late'));
  expect(await page.count(answer)).toBe(0);
  expect(counted.size).toBe(0);
});

it('counts a take that the browser could not keep', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  const { calls } = serverWith(['is lost']);
  const page = createTakeQueue(calls);
  page.report(take('first'));
  expect(await page.count(answer)).toBe(1);
});
