import type { QuestionId, TaskTakenId, UserId } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { loadContents } from '../attempts/question-contents.ts';
import type { Caller } from '../caller.ts';
import { questionItems, scoreAnswer, type AnswerScore, type QuestionItem } from './question-items.ts';

/** A question of an attempt as statistics read it, with its answer. */
export interface ReadAnswer {
  question: QuestionId;
  /** Whether it was drawn for the attempt. */
  isDrawn: boolean;
  content: Question;
  items: readonly QuestionItem[];
  score: AnswerScore;
  /** How long the student worked on it, in milliseconds; null where it is not known. */
  activeMs: number | null;
}

/** An attempt with those of its questions that are looked at. */
export interface ReadAttempt {
  /** Whose it is, to tell how many students did the same; it does not leave the server. */
  student: UserId;
  answers: ReadAnswer[];
  /** What the whole attempt earned outside of these questions, in points. */
  elsewhere: { mark: number; maximum: number };
}

interface ReadOptions {
  db: Database;
  caller: Caller;
  /** Whether the later attempts of a student count too. */
  attempts: 'first' | 'all';
  /** Which attempts and questions. */
  where: SQL;
}

const finalStatuses = ['marked', 'released'] as const;

/**
 * Reads the marked and released attempts that the caller may see, in two queries however many there are: the answers, and each
 * content of a question once, for most attempts have the same.
 */
export async function readAttempts({ db, caller, attempts, where }: ReadOptions): Promise<ReadAttempt[]> {
  const isCounted = and(
    where,
    inArray(taskTakens.status, finalStatuses),
    attempts === 'first' ? eq(taskTakens.number, 1) : undefined,
    visibleTo(caller, visibleTaskTakens),
  );
  const ofAttempt = eq(taskTakens.id, attemptQuestions.taskTakenId);
  const rows = await db
    .select({
      attempt: taskTakens.id,
      student: taskTakens.studentId,
      attemptMark: taskTakens.mark,
      attemptMaximum: taskTakens.maximum,
      question: attemptQuestions.questionId,
      isDrawn: attemptQuestions.isDrawn,
      hash: attemptQuestions.contentHash,
      entries: answers.entries,
      marks: answers.marks,
      activeMs: answers.activeMs,
    })
    .from(attemptQuestions)
    .innerJoin(taskTakens, ofAttempt)
    .innerJoin(
      answers,
      and(eq(answers.taskTakenId, attemptQuestions.taskTakenId), eq(answers.questionId, attemptQuestions.questionId)),
    )
    .where(isCounted)
    .orderBy(asc(taskTakens.id), asc(attemptQuestions.position));

  const known = await readContents(
    db,
    rows.map(({ hash }) => hash),
  );
  // Many students give the same answer to a choice, which earns the same: each is marked once.
  const scores = new Map<string, AnswerScore>();
  const found = new Map<TaskTakenId, ReadAttempt>();
  for (const row of rows) {
    const frozen = known.get(row.hash);
    if (!frozen) continue;
    const given = `${row.hash} ${JSON.stringify([row.entries, row.marks])}`;
    const score =
      scores.get(given) ?? scoreAnswer({ question: frozen.content, items: frozen.items }, row.entries, row.marks);
    scores.set(given, score);
    const attempt = found.get(row.attempt) ?? {
      student: row.student,
      answers: [],
      elsewhere: { mark: row.attemptMark ?? 0, maximum: row.attemptMaximum ?? 0 },
    };
    const { question, isDrawn, activeMs } = row;
    attempt.answers.push({ question, isDrawn, activeMs, ...frozen, score });
    attempt.elsewhere.mark -= sumOf(score.marks);
    attempt.elsewhere.maximum -= sumOf(frozen.items.map(({ maximum }) => maximum));
    found.set(row.attempt, attempt);
  }
  return [...found.values()];
}

/** Reads each content once, by its hash. */
async function readContents(db: Database, hashes: readonly string[]) {
  const questionOf = await loadContents(db, hashes);
  return new Map(
    [...new Set(hashes)].map((hash) => {
      const content = questionOf(hash);
      return [hash, { content, items: questionItems(content) }];
    }),
  );
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
