import { ApiError } from '@rubrica/api-client';
import type { CountedPlay } from '@rubrica/question-kit/react';
import { expect, it, vi } from 'vitest';
import { createPlayQueue } from './play-queue.ts';

const play: CountedPlay = { attempt: 'attempt', itemId: 'audio', count: 2 };
const refusal = (status: number) => new ApiError('recordPlay', status, { message: 'Refused.', code: 'refused' });

/** Reports a play whose first try ends like this; returns what the server has counted when the attempt is opened again. */
async function reportAgainst(first: Error): Promise<CountedPlay[]> {
  const counted: CountedPlay[] = [];
  const record = vi.fn(async (sent: CountedPlay) => void counted.push(sent)).mockRejectedValueOnce(first);
  createPlayQueue(record).report(play);
  await vi.waitFor(() => expect(record).toHaveBeenCalledOnce());
  await createPlayQueue(record).send();
  return counted;
}

it('sends a count again that a lost connection, an ended session or a busy server has kept back', async () => {
  const lost = new TypeError('Failed to fetch');
  const proxy = new ApiError('recordPlay', 409, { message: '', code: 'unknown' });
  for (const error of [lost, proxy, ...[401, 403, 404, 429, 500, 503, 507].map(refusal)]) {
    // oxlint-disable-next-line no-await-in-loop -- one device after another
    expect(await reportAgainst(error)).toEqual([play]);
  }
});

it('gives up what the server refuses for good, such as a play in a closed attempt', async () => {
  for (const error of [409, 422].map(refusal)) {
    // oxlint-disable-next-line no-await-in-loop -- one device after another
    expect(await reportAgainst(error)).toEqual([]);
  }
});

it('sends the other counts although one is kept back, and none again that has arrived', async () => {
  const other = { ...play, attempt: 'of-another-person' };
  const record = vi.fn(async ({ attempt }: CountedPlay) => {
    if (attempt === other.attempt) throw refusal(404);
  });
  const queue = createPlayQueue(record);
  queue.report(other);
  queue.report(play);
  await vi.waitFor(() => expect(record).toHaveBeenCalledWith(play));
  await queue.send();
  record.mockClear();
  await queue.send();
  expect(record.mock.calls).toEqual([[other]]);
});
