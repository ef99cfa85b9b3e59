import { ApiError, isConflict } from '@rubrica/api-client';
import type { Answer } from '@rubrica/api-client/contract';
import { api } from '../../lib/api.ts';
import type { AnswerContent } from './save-queue/pending.ts';
import type { SendResult } from './save-queue/save-queue.ts';

function resultOf(error: unknown): SendResult<Answer> {
  // No reply, a session that ended, a server at its limit: the change stays on the device and is tried again.
  if (!(error instanceof ApiError) || error.status === 401 || error.status === 429 || error.status >= 500) {
    return { kind: 'unreachable' };
  }
  if (isConflict(error, 'saveAnswer')) return { kind: 'conflict', current: error.current };
  if (error.status === 409 || error.status === 404) return { kind: 'closed', message: error.message };
  return { kind: 'refused', message: error.message };
}

/** One save of one answer, as the queue wants to know of it. */
export async function sendAnswer(answer: string, rev: number, content: AnswerContent): Promise<SendResult<Answer>> {
  try {
    const saved = await api.saveAnswer({ params: { id: answer }, body: { rev, ...content } });
    return { kind: 'confirmed', rev: saved.rev, savedAt: saved.savedAt };
  } catch (error) {
    return resultOf(error);
  }
}
