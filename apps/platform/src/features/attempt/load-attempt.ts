import type { Answer, AttemptQuestion, TaskTaken } from '@rubrica/api-client/contract';
import { api } from '../../lib/api.ts';
import { readSession } from '../../lib/storage/session.ts';
import { createPendingStore } from './save-queue/pending-store.ts';
import type { KeptAnswer, PendingStore } from './save-queue/pending.ts';

/** One question of an attempt with the student's answer to it. */
export interface Part {
  question: AttemptQuestion;
  answer: Answer;
}

/** Everything an attempt's page begins with. */
export interface LoadedAttempt {
  attempt: TaskTaken;
  parts: Part[];
  /** What an earlier page left on this device, newest last. */
  kept: KeptAnswer[];
  store: PendingStore;
  /** Milliseconds to add to this device's clock to get the server's. */
  clockOffset: number;
}

/** Reads an attempt from the server, and from the device what never got there. */
export async function loadAttempt(id: string, signal: AbortSignal): Promise<LoadedAttempt> {
  const store = createPendingStore(readSession()?._id ?? '');
  const query = { taskTaken: id };
  const [attempt, questions, answers, kept] = await Promise.all([
    api.getTaskTaken({ params: { id }, signal }),
    api.listStudentQuestions({ query, signal }),
    api.listAnswers({ query, signal }),
    store.listOf(id),
  ]);
  const byQuestion = new Map(answers.items.map((answer) => [answer.question, answer]));
  const parts = questions.items
    .toSorted((a, b) => a.position - b.position)
    .flatMap((question) => {
      const answer = byQuestion.get(question.question);
      return answer ? [{ question, answer }] : [];
    });
  return {
    attempt,
    parts,
    kept: kept.toSorted((a, b) => a.changedAt - b.changedAt),
    store,
    clockOffset: new Date(attempt.now).getTime() - Date.now(),
  };
}
