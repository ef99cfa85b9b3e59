import type { Answer, AttemptQuestion, TaskTaken, TaskTakenId } from '@rubrica/api-client/contract';
import { api } from '../../lib/api.ts';
import { readSession } from '../../lib/storage/session.ts';
import { createPendingAnswerStore, type UnsavedAnswer, type UnsavedAnswerStore } from './pending-answer-store.ts';

/** One question of an attempt with the student's answer to it. */
export interface Part {
  question: AttemptQuestion;
  answer: Answer;
}

/** Everything the attempt page starts from. */
export interface LoadedAttempt {
  attempt: TaskTaken;
  parts: Part[];
  /** Changes that an earlier page left on this device, newest last. */
  unsavedChanges: UnsavedAnswer[];
  store: UnsavedAnswerStore;
  /** Milliseconds to add to this device's clock to get the server's. */
  clockOffset: number;
}

const loadCountedPlays = async (id: TaskTakenId, signal: AbortSignal) =>
  (await import('../../lib/kit/counted-plays.ts')).loadPlays(id, signal);

/** Loads an attempt from the server, and the changes that never got there from the device. */
export async function loadAttempt(id: TaskTakenId, signal: AbortSignal): Promise<LoadedAttempt> {
  const store = createPendingAnswerStore(readSession()?._id ?? '');
  const query = { taskTaken: id };
  const [attempt, questions, answers, unsavedChanges] = await Promise.all([
    api.getTaskTaken({ params: { id }, signal }),
    api.listStudentQuestions({ query, signal }),
    api.listAnswers({ query, signal }),
    store.list(id),
  ]);
  const isLimited = questions.items.some(({ view }) =>
    view.input.some((item) => item.kind === 'audio' && item.playLimit),
  );
  // Without them this device counts alone.
  if (isLimited) await loadCountedPlays(id, signal).catch(() => undefined);
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
    unsavedChanges: unsavedChanges.toSorted((a, b) => a.changedAt - b.changedAt),
    store,
    clockOffset: new Date(attempt.now).getTime() - Date.now(),
  };
}
