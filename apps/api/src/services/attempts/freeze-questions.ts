import type { QuestionId, TaskId, TaskTakenId } from '@rubrica/api-client/contract';
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
import { v7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions } from '../../db/schema/attempts.ts';
import { questions } from '../../db/schema/questions.ts';
import { drawForAttempts } from '../draws/draw-for-attempts.ts';
import { selectPrompts } from '../tasks/select-prompts.ts';
import { selectTaskParts } from '../tasks/select-task-parts.ts';
import { filesIn, recordTaskFiles } from '../files/record-file-uses.ts';
import { storeContents } from './question-contents.ts';

interface NewAttempt {
  id: TaskTakenId;
  startedAt: Date;
}

/** A question as attempts are given it. */
interface FrozenQuestion {
  questionId: QuestionId;
  content: Question;
  isDrawn: boolean;
}

/**
 * Gives attempts a task's questions as they are now, those that are drawn for each, and its videos as questions, adds an empty answer
 * for each, and gives the students access to their files.
 */
export async function freezeQuestions(tx: Database, taskId: TaskId, attempts: readonly NewAttempt[]): Promise<void> {
  if (attempts.length === 0) return;
  const parts = selectTaskParts(tx, taskId).as('parts');
  const stored = await tx
    .select({ questionId: questions.id, content: questions.content })
    .from(parts)
    .innerJoin(questions, eq(questions.id, parts.questionId))
    .orderBy(asc(parts.position));
  const prompts = await selectPrompts(tx, taskId);
  const drawnFor = await drawForAttempts(
    tx,
    taskId,
    attempts.map(({ id }) => id),
  );
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
  const given = attempts.map((attempt) => ({
    attempt,
    questions: [...first, ...drawnFor(attempt.id).map((row) => freeze(row, true)), ...last],
  }));
  const all = [...known.values()];
  if (all.length === 0) return;
  await writeQuestions(tx, all, given);
  await recordFiles(tx, all, given);
}

interface GivenQuestions {
  attempt: NewAttempt;
  questions: readonly FrozenQuestion[];
}

/** Writes the questions of attempts and their empty answers, in one statement. */
async function writeQuestions(tx: Database, all: readonly FrozenQuestion[], given: readonly GivenQuestions[]) {
  const hashes = await storeContents(
    tx,
    all.map(({ content }) => content),
  );
  const places = new Map(all.map((question, place) => [question, place]));
  const parts = all.map(({ questionId, content, isDrawn }, place) => ({
    part: place,
    question: questionId,
    hash: hashes[place],
    type: content.subQuestionType,
    entries: emptyAnswers(content),
    drawn: isDrawn,
  }));
  const rows = given.flatMap(({ attempt, questions: ofAttempt }) =>
    ofAttempt.map((question, position) => ({
      attempt: attempt.id,
      answer: v7(),
      part: places.get(question),
      position,
      at: attempt.startedAt,
    })),
  );
  await tx.execute(sql`
    with parts as (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::text::jsonb)
        as parts(part integer, question uuid, hash text, type text, entries jsonb, drawn boolean)
    ), given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as given(attempt uuid, answer uuid, part integer, position integer, at timestamptz)
    ), frozen as (
      insert into ${attemptQuestions} (task_taken_id, question_id, position, content_hash, is_drawn)
        select attempt, question, position, hash, drawn from given join parts using (part)
    )
    insert into ${answers} (id, task_taken_id, question_id, type, entries, created_at, updated_at)
      select answer, attempt, question, type, entries, at, at from given join parts using (part)`);
}

/** Gives students access to the files of their questions. Files that occur only in the key stay hidden. */
async function recordFiles(tx: Database, all: readonly FrozenQuestion[], given: readonly GivenQuestions[]) {
  const files = new Map(all.map((question) => [question, filesIn(toStudentView(question.content))]));
  const uses = given.map(({ attempt, questions: ofAttempt }) => ({
    taskTakenId: attempt.id,
    files: [...new Set(ofAttempt.flatMap((question) => files.get(question) ?? []))],
  }));
  await recordTaskFiles(tx, uses);
}

/** Returns the empty answer of a question. A question with blocks of mixed types, which is invalid, starts with no entries. */
function emptyAnswers(question: Question): AnswerEntry[] {
  try {
    return ownAnswers(question, answerTemplates(question.questions));
  } catch (error) {
    if (error instanceof AnswerMismatchError) return [];
    throw error;
  }
}
