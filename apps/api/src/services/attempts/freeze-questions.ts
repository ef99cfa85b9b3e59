import type { Answer, QuestionId, TaskId, TaskTakenId } from '@rubrica/api-client/contract';
import {
  answerTemplates,
  AnswerMismatchError,
  ownAnswers,
  parseQuestion,
  toStudentView,
  type AnswerEntry,
  type Question,
} from '@rubrica/question-kit';
import { asc, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { v7 } from 'uuid';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { perDatabase } from '../../db/per-database.ts';
import { answers, attemptQuestions, questionContents, taskTakens } from '../../db/schema/attempts.ts';
import { questions } from '../../db/schema/questions.ts';
import { drawForAttempts } from '../draws/draw-for-attempts.ts';
import { selectPrompts } from '../tasks/select-prompts.ts';
import { selectTaskParts } from '../tasks/select-task-parts.ts';
import { filesIn, recordTaskFiles } from '../files/record-file-uses.ts';
import { queryRows } from '../queries/query-rows.ts';
import { hashContent } from './question-contents.ts';

type NewAttempt = typeof taskTakens.$inferSelect;

/** A question as attempts are given it. */
interface FrozenQuestion {
  questionId: QuestionId;
  content: Question;
  isDrawn: boolean;
}

/** What attempts are given: each question once, and those of each attempt in order. */
export interface GivenQuestions {
  all: readonly FrozenQuestion[];
  byAttempt: readonly { attempt: NewAttempt; questions: readonly FrozenQuestion[] }[];
}

/** Reads what new attempts are given: a task's questions as they are now, those that are drawn for each, and its videos as questions. */
export async function giveQuestions(
  tx: Database,
  task: { id: TaskId; hasVideos: boolean; hasDraws: boolean },
  attempts: readonly NewAttempt[],
): Promise<GivenQuestions> {
  const parts = selectTaskParts(tx, task.id).as('parts');
  const stored = await tx
    .select({ questionId: questions.id, content: questions.content })
    .from(parts)
    .innerJoin(questions, eq(questions.id, parts.questionId))
    .orderBy(asc(parts.position));
  const prompts = task.hasVideos ? await selectPrompts(tx, task.id) : new Map<QuestionId, Question>();
  const ids = attempts.map(({ id }) => id);
  const drawnFor = task.hasDraws ? await drawForAttempts(tx, task.id, ids) : () => [];
  // Each question is parsed once, however many attempts have it.
  const known = new Map<string, FrozenQuestion>();
  const freeze = ({ questionId, content }: { questionId: QuestionId; content: unknown }, isDrawn: boolean) => {
    const key = `${questionId} ${isDrawn}`;
    const question = known.get(key) ?? {
      questionId,
      content: prompts.get(questionId) ?? parseQuestion(content),
      isDrawn,
    };
    known.set(key, question);
    return question;
  };
  const fixed = stored.map((row) => freeze(row, false));
  // Videos come last.
  const isPrompt = ({ questionId }: { questionId: QuestionId }) => prompts.has(questionId);
  const [first, last] = [fixed.filter((question) => !isPrompt(question)), fixed.filter(isPrompt)];
  const byAttempt = attempts.map((attempt) => ({
    attempt,
    questions: [...first, ...drawnFor(attempt.id).map((row) => freeze(row, true)), ...last],
  }));
  return { all: [...known.values()], byAttempt };
}

/** Remembers the hashes of contents that a database has. They are never deleted. */
export const knownContents = perDatabase(() => new LRUCache<string, true>({ max: 10_000 }));

/**
 * Stores new attempts in one statement, with their questions and an empty answer for each, and gives the students access to the files. An
 * attempt whose number another server has just given is left out.
 *
 * @param isKnown whether a content is stored already
 * @returns the answers of the attempts that are stored, and the hashes of their contents
 */
export async function storeAttempts(
  tx: Database,
  { all, byAttempt }: GivenQuestions,
  isKnown: (hash: string) => boolean,
): Promise<{ answers: ReadonlyMap<TaskTakenId, Answer[]>; hashes: string[] }> {
  const hashes = all.map(({ content }) => hashContent(content));
  const contents = all.flatMap(({ content }, place) => {
    const hash = hashes[place] ?? '';
    return isKnown(hash) ? [] : [{ hash, content }];
  });
  const places = new Map(all.map((question, place) => [question, place]));
  const parts = all.map(({ questionId, content, isDrawn }, place) => ({
    part: place,
    question: questionId,
    hash: hashes[place],
    type: content.subQuestionType,
    entries: emptyEntries(content),
    drawn: isDrawn,
  }));
  const empty = new Map(
    byAttempt.map(({ attempt, questions: ofAttempt }) => [
      attempt.id,
      ofAttempt.map((question) => emptyAnswer(attempt.id, question, parts[places.get(question) ?? 0]?.entries ?? [])),
    ]),
  );
  const given = byAttempt.flatMap(({ attempt, questions: ofAttempt }) =>
    ofAttempt.map((question, position) => ({
      attempt: attempt.id,
      answer: empty.get(attempt.id)?.[position]?._id,
      part: places.get(question),
      position,
    })),
  );
  const attempts = byAttempt.map(({ attempt: { id, taskId, studentId, number, status, startedAt, deadlineAt } }) => ({
    id,
    task: taskId,
    student: studentId,
    number,
    status,
    started_at: startedAt,
    deadline_at: deadlineAt,
  }));
  // Rows in one order, so that two servers that write the same wait for each other, and never each for the other.
  const rows = await queryRows(
    tx,
    z.object({ id: z.string() }),
    sql`
    with parts as (
      select * from ${recordset(parts)} as parts(part integer, question uuid, hash text, type text, entries jsonb, drawn boolean)
    ), given as (
      select * from ${recordset(given)} as given(attempt uuid, answer uuid, part integer, position integer)
    ), contents as (
      insert into ${questionContents} (hash, content)
        select distinct on (hash) hash, content from ${recordset(contents)} as contents(hash text, content jsonb) order by hash
        on conflict do nothing
    ), started as (
      insert into ${taskTakens} (id, task_id, student_id, number, status, started_at, deadline_at, created_at, updated_at)
        select id, task, student, number, status, started_at, deadline_at, started_at, started_at
          from ${recordset(attempts)} as attempts(id uuid, task uuid, student uuid, number integer, status text,
            started_at timestamptz, deadline_at timestamptz) order by student
        on conflict do nothing
        returning id, started_at
    ), frozen as (
      insert into ${attemptQuestions} (task_taken_id, question_id, position, content_hash, is_drawn)
        select attempt, question, position, hash, drawn from given join parts using (part) join started on started.id = attempt
    ), empty as (
      insert into ${answers} (id, task_taken_id, question_id, type, entries, created_at, updated_at)
        select answer, attempt, question, type, entries, started_at, started_at
          from given join parts using (part) join started on started.id = attempt
    )
    select id from started`,
  );
  const ids = new Set(rows.map(({ id }) => id));
  await recordFiles(
    tx,
    all,
    byAttempt.filter(({ attempt }) => ids.has(attempt.id)),
  );
  return { answers: new Map([...empty].filter(([id]) => ids.has(id))), hashes };
}

const recordset = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)`;

/** Gives students access to the files of their questions. Files that occur only in the key stay hidden. */
async function recordFiles(tx: Database, all: readonly FrozenQuestion[], given: GivenQuestions['byAttempt']) {
  const files = new Map(all.map((question) => [question, filesIn(toStudentView(question.content))]));
  const uses = given.map(({ attempt, questions: ofAttempt }) => ({
    taskTakenId: attempt.id,
    files: [...new Set(ofAttempt.flatMap((question) => files.get(question) ?? []))],
  }));
  await recordTaskFiles(tx, uses);
}

function emptyAnswer(taskTaken: TaskTakenId, { questionId, content }: FrozenQuestion, entries: AnswerEntry[]): Answer {
  return {
    _id: v7(),
    taskTaken,
    question: questionId,
    type: content.subQuestionType,
    answers: entries,
    flagged: false,
    rev: 0,
    savedAt: null,
  };
}

/** Returns the entries of the empty answer of a question. A question with blocks of mixed types, which is invalid, starts with no entries. */
function emptyEntries(question: Question): AnswerEntry[] {
  try {
    return ownAnswers(question, answerTemplates(question.questions));
  } catch (error) {
    if (error instanceof AnswerMismatchError) return [];
    throw error;
  }
}
