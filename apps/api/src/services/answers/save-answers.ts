import type { Answer, AnswerId, TaskTakenId, UserId } from '@rubrica/api-client/contract';
import { ownAnswers, type Question } from '@rubrica/question-kit';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Batcher, createBatcher, doTogether } from '../../batcher.ts';
import { isDatabaseUnreachable } from '../../database-unreachable.ts';
import type { Database } from '../../db/database.ts';
import { retryLockFailure } from '../../db/lock-failure.ts';
import { answers, attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { isAmong } from '../../db/uuid-list.ts';
import { isOpen } from '../attempts/attempt-status.ts';
import { isPastGracePeriod } from '../attempts/deadline.ts';
import { loadContents } from '../attempts/question-contents.ts';
import { AppError, ConflictError, NotFoundError } from '../errors/errors.ts';
import { filesIn, recordAttemptFiles } from '../files/record-file-uses.ts';
import { recordPractices } from '../practice/record-practice.ts';
import type { AnswerSave, SaveOptions } from './answer-save.ts';
import { activeMsOf, addActiveTime, type ActiveTimeReport } from './add-active-time.ts';
import { rejectMismatch } from './reject-mismatch.ts';
import { resolveSave } from './resolve-save.ts';
import { saveDirectly } from './save-directly.ts';
import { toAnswer } from './to-answer.ts';

type AnswerRow = typeof answers.$inferSelect;
type AttemptRow = typeof taskTakens.$inferSelect;
type Outcome = PromiseSettledResult<Answer>;

/** A page of a student's has few answers: a batch is of many students, and short enough not to keep the first of them waiting. */
const maxSize = 64;
/** One is written while the next is read. The embedded database does them one after the other. */
const concurrency = 2;

/** Creates the queue of a server's saves. */
export function createAnswerSaves(options: SaveOptions): Batcher<AnswerSave, Answer> {
  return createBatcher({
    run: (saves) => saveTogether(options, saves),
    maxSize,
    concurrency,
  });
}

/** Saves what is as usual in one statement (`save-directly.ts`), and then all else in a transaction, which decides what becomes of it. */
async function saveTogether(options: SaveOptions, saves: readonly AnswerSave[]): Promise<readonly Outcome[]> {
  const saved = await trySaveDirectly(options, saves);
  const others = saves.filter((_, place) => !saved.has(place));
  const decided = others.length === 0 ? [] : await doTogether(others, (some) => saveInTransaction(options, some));
  const rest = decided.values();
  return saves.flatMap((_, place) => {
    const value = saved.get(place);
    return value ? { status: 'fulfilled', value } : (rest.next().value ?? []);
  });
}

/** Where the database fails at the statement, nothing is saved by it: the transaction finds out at which save. */
async function trySaveDirectly(
  options: SaveOptions,
  saves: readonly AnswerSave[],
): Promise<ReadonlyMap<number, Answer>> {
  try {
    return await retryLockFailure(() => saveDirectly(options, saves));
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error;
    return new Map();
  }
}

/** Saves answers in one transaction, each as if it were alone: what one of them is refused for concerns no other. */
export function saveInTransaction(options: SaveOptions, saves: readonly AnswerSave[]): Promise<Outcome[]> {
  return retryLockFailure(() => options.db.transaction((tx) => saveAll(tx, options, saves)));
}

async function saveAll(
  tx: Database,
  { clock, timeZone }: SaveOptions,
  saves: readonly AnswerSave[],
): Promise<Outcome[]> {
  const locked = await lockAnswers(tx, [...new Set(saves.map(({ answerId }) => answerId))]);
  const now = clock.now();
  const changed = new Map<AnswerId, AnswerRow>();
  const practised: { studentId: UserId; lastAt: Date | null }[] = [];
  const outcomes: Outcome[] = [];
  for (const save of saves) {
    try {
      const found = locked.get(save.answerId);
      if (!found) throw new NotFoundError();
      const before = changed.get(save.answerId) ?? found.answer;
      const after = saveOne({ ...found, answer: before }, save, now);
      if (after.rev > before.rev) {
        await recordAttemptFiles(tx, {
          taskTakenId: found.attempt.id,
          place: 'attempt',
          files: filesIn(after.entries),
          field: 'answers',
          owner: save.studentId,
        });
        practised.push({ studentId: save.studentId, lastAt: before.savedAt });
      }
      if (after !== before) changed.set(save.answerId, after);
      outcomes.push({ status: 'fulfilled', value: toAnswer(after) });
    } catch (error) {
      // What the database has failed at ends the transaction.
      if (!(error instanceof AppError)) throw error;
      outcomes.push({ status: 'rejected', reason: error });
    }
  }
  await writeAnswers(tx, [...changed.values()]);
  await recordPractices(tx, practised, { now, timeZone });
  return outcomes;
}

interface LockedAnswer {
  answer: AnswerRow;
  attempt: AttemptRow;
  question: Question;
}

/**
 * Reads answers with their attempts and frozen questions, and locks them until the transaction ends: attempts before answers, as
 * everywhere, and each in the order of their ids, to avoid deadlock. Other answers of the attempts can be saved meanwhile.
 */
async function lockAnswers(tx: Database, ids: AnswerId[]): Promise<Map<AnswerId, LockedAnswer>> {
  const attemptIds = tx.select({ id: answers.taskTakenId }).from(answers).where(inArray(answers.id, ids));
  const attempts = await tx
    .select()
    .from(taskTakens)
    .where(inArray(taskTakens.id, attemptIds))
    .orderBy(asc(taskTakens.id))
    .for('share');
  const rows = await tx
    .select({ answer: answers, hash: attemptQuestions.contentHash })
    .from(answers)
    .innerJoin(
      attemptQuestions,
      and(eq(attemptQuestions.taskTakenId, answers.taskTakenId), eq(attemptQuestions.questionId, answers.questionId)),
    )
    .where(inArray(answers.id, ids))
    .orderBy(asc(answers.id))
    .for('update', { of: answers });
  const attemptsById = new Map<TaskTakenId, AttemptRow>(attempts.map((attempt) => [attempt.id, attempt]));
  const questionOf = await loadContents(
    tx,
    rows.map(({ hash }) => hash),
  );
  return new Map(
    rows.flatMap(({ answer, hash }) => {
      const attempt = attemptsById.get(answer.taskTakenId);
      return attempt ? [[answer.id, { answer, attempt, question: questionOf(hash) }]] : [];
    }),
  );
}

/**
 * Returns the answer as a save leaves it: the same object where nothing changes.
 *
 * @throws {ConflictError} where the attempt is closed or another save came first
 * @throws {ValidationError} where the answers do not match their question
 */
function saveOne({ answer, attempt, question }: LockedAnswer, save: AnswerSave, now: Date): AnswerRow {
  if (!isOpen(attempt.status) || isPastGracePeriod(attempt.deadlineAt, now))
    throw new ConflictError('attempt_closed', undefined);
  const content = { entries: rejectMismatch(() => ownAnswers(question, save.answers)), flagged: save.flagged };
  const stored = { entries: answer.entries, flagged: answer.flagged };
  const outcome = resolveSave({ rev: answer.rev, content: stored }, { rev: save.rev, content });
  if (outcome === 'stale') throw new ConflictError('conflict', undefined, toAnswer(answer));
  const time = activeTimeOf({ answer, attempt }, save.activeTime, now);
  if (outcome === 'same') return time ? { ...answer, ...time, updatedAt: now } : answer;
  return { ...answer, ...content, ...time, rev: answer.rev + 1, savedAt: now, updatedAt: now };
}

/** The columns of an answer's active time with a report added to them. */
function activeTimeOf(
  { answer, attempt }: Pick<LockedAnswer, 'answer' | 'attempt'>,
  report: ActiveTimeReport | undefined,
  now: Date,
) {
  if (!report) return undefined;
  const before = { sittings: answer.activeSittings ?? {}, at: answer.activeAt ?? attempt.startedAt };
  const time = addActiveTime(before, report, now);
  return { activeMs: activeMsOf(time), activeSittings: time.sittings, activeAt: time.at };
}

/** Writes what saves change of answers, in one statement. */
async function writeAnswers(tx: Database, rows: readonly AnswerRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ id, entries, flagged, rev, savedAt, activeMs, activeSittings, activeAt, updatedAt }) => ({
    id,
    entries,
    flagged,
    rev,
    saved_at: savedAt,
    active_ms: activeMs,
    active_sittings: activeSittings,
    active_at: activeAt,
    updated_at: updatedAt,
  }));
  await tx.execute(sql`
    update ${answers} set entries = saved.entries, flagged = saved.flagged, rev = saved.rev, saved_at = saved.saved_at,
      active_ms = saved.active_ms, active_sittings = saved.active_sittings, active_at = saved.active_at, updated_at = saved.updated_at
    from jsonb_to_recordset(${JSON.stringify(values)}::text::jsonb) as saved(id uuid, entries jsonb, flagged boolean, rev integer,
      saved_at timestamptz, active_ms integer, active_sittings jsonb, active_at timestamptz, updated_at timestamptz)
    where ${answers.id} = saved.id and ${isAmong(
      answers.id,
      rows.map(({ id }) => id),
    )}`);
}
