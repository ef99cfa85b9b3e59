import { ApiError, NetworkError } from '@rubrica/api-client';
import { expect, it, vi } from 'vitest';
import { idOf } from '../../testing/fixtures/basics.ts';
import { taskTaken } from '../../testing/fixtures/attempts.ts';

const attempt = idOf('attempt', 1);
const copy = { attempt: taskTaken('in_progress'), questions: [], questionsTag: null, answers: [], clockOffset: 0 };
const reply = vi.fn<() => Promise<never>>();
vi.mock('../../lib/api.ts', () => ({ api: { getTaskTaken: reply, listStudentQuestions: reply, listAnswers: reply } }));
vi.mock('./attempt-copies.ts', () => ({
  createAttemptCopies: () => ({ read: async () => ({ ...copy, offlineSince: null, emergencyKey: null }) }),
}));
vi.mock('./pending-answer-store.ts', () => ({ createPendingAnswerStore: () => ({ list: async () => [] }) }));
const { loadAttempt } = await import('./load-attempt.ts');

const open = () => loadAttempt(attempt, new AbortController().signal);

it('starts from the copy on this device where something other than the server replies, and from none that the server refuses', async () => {
  const proxy = new ApiError('getTaskTaken', 404, { message: '', code: 'unknown' });
  for (const error of [proxy, new NetworkError('getTaskTaken', 'foreign', null)]) {
    reply.mockRejectedValue(error);
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    expect((await open()).offlineSince).not.toBeNull();
  }
  const refusal = new ApiError('getTaskTaken', 404, { message: 'It is gone.', code: 'not_found' });
  reply.mockRejectedValue(refusal);
  await expect(open()).rejects.toBe(refusal);
});
