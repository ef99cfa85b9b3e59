import type { Answer, AttemptQuestion, EmergencyKey, TaskTaken, TaskTakenId } from '@rubrica/api-client/contract';
import { ApiError, NetworkError } from '@rubrica/api-client';
import { api } from '../../lib/api.ts';
import { takeStarted } from '../../lib/attempts/started-attempt.ts';
import { pageSession } from '../../lib/storage/session.ts';
import { createAttemptCopies, type AttemptCopies, type AttemptCopy } from './attempt-copies.ts';
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
  /** Where what the server confirms is kept for a page without a connection. */
  copies: AttemptCopies;
  /** Milliseconds to add to this device's clock to get the server's. */
  clockOffset: number;
  /** Since when there is no connection, where the page starts from the copy on this device; else null. */
  offlineSince: number | null;
  /** What an emergency file is encrypted with, where the device has it already. */
  emergencyKey: EmergencyKey | null;
}

/** How long the server may take before the page starts from the copy on this device. */
const replyTimeoutMs = 8_000;

const isUnreachable = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && (error.isForeign || error.status >= 502));

const offerKeptFiles = async (id: TaskTakenId, questions: AttemptQuestion[]) =>
  (await import('./kept-files/keep-files.ts')).offerKeptFiles(id, questions);

const loadCountedPlays = async (id: TaskTakenId, signal: AbortSignal) =>
  (await import('../../lib/kit/counted-plays.ts')).loadPlays(id, signal);

/** Fetches an attempt; its questions only where they are not those of the copy. */
async function fetchAttempt(id: TaskTakenId, copy: AttemptCopy | null, signal: AbortSignal): Promise<AttemptCopy> {
  const query = { taskTaken: id };
  const kept = copy?.questionsTag ? { tag: copy.questionsTag, reply: { items: copy.questions } } : undefined;
  let questionsTag: string | null = null;
  const onTag = (tag: string | null) => void (questionsTag = tag);
  // The start of an attempt has replied with all but its questions.
  const started = takeStarted(id);
  const [attempt, questions, answers] = await Promise.all([
    started?.reply ?? api.getTaskTaken({ params: { id }, signal }),
    api.listStudentQuestions({ query, signal, kept, onTag }),
    started?.reply.answers ? { items: started.reply.answers } : api.listAnswers({ query, signal }),
  ]);
  const clockOffset = new Date(attempt.now).getTime() - (started?.at ?? Date.now());
  const items = { questions: questions.items, questionsTag, answers: answers.items };
  return { attempt, ...items, clockOffset, offlineSince: null, emergencyKey: null };
}

/** Reads from the server what an attempt's page shows; where that cannot be reached, the copy on this device. */
async function readAttempt(id: TaskTakenId, copies: AttemptCopies, signal: AbortSignal): Promise<AttemptCopy> {
  // A browser without storage has no copy, and needs none while the server answers.
  const copy = await copies.read(id).catch(() => null);
  const limit = copy ? AbortSignal.any([signal, AbortSignal.timeout(replyTimeoutMs)]) : signal;
  try {
    const fetched = await fetchAttempt(id, copy, limit);
    const isOpen = fetched.attempt.status === 'in_progress' || fetched.attempt.status === 'returned';
    void (isOpen ? copies.put(fetched) : copies.remove(id)).catch(() => undefined);
    return { ...fetched, emergencyKey: copy?.emergencyKey ?? null };
  } catch (error) {
    if (!copy || signal.aborted || !(limit.aborted || isUnreachable(error))) throw error;
    return { ...copy, offlineSince: copy.offlineSince ?? Date.now() };
  }
}

/** Loads an attempt, and the changes that never reached the server from the device. */
export async function loadAttempt(id: TaskTakenId, signal: AbortSignal): Promise<LoadedAttempt> {
  const person = pageSession()?._id ?? '';
  const store = createPendingAnswerStore(person);
  const copies = createAttemptCopies(person);
  const [read, unsavedChanges] = await Promise.all([readAttempt(id, copies, signal), store.list(id)]);
  const { attempt, questions, answers, clockOffset, offlineSince, emergencyKey } = read;
  const isLimited = questions.some(({ view }) => view.input.some((item) => item.kind === 'audio' && item.playLimit));
  // Before the first view asks for one. A page that has a connection also gets them from the server.
  if (offlineSince !== null) await offerKeptFiles(id, questions).catch(() => undefined);
  // Without them this device counts alone.
  if (isLimited) await loadCountedPlays(id, signal).catch(() => undefined);
  const byQuestion = new Map(answers.map((answer) => [answer.question, answer]));
  const parts = questions
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
    copies,
    clockOffset,
    offlineSince,
    emergencyKey,
  };
}
