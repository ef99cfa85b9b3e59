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
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions } from '../../db/schema/attempts.ts';
import { questions } from '../../db/schema/questions.ts';
import { drawForAttempt } from '../draws/draw-for-attempt.ts';
import { selectPrompts } from '../tasks/select-prompts.ts';
import { selectTaskParts } from '../tasks/select-task-parts.ts';
import { filesIn, recordAttemptFiles } from '../files/record-file-uses.ts';

interface NewAttempt {
  id: TaskTakenId;
  taskId: TaskId;
  startedAt: Date;
}

/** Copies a task's questions, those that are drawn for it, and its videos as questions, into an attempt, adds an empty answer for each, and gives the student access to their files. */
export async function freezeQuestions(tx: Database, attempt: NewAttempt): Promise<void> {
  const parts = selectTaskParts(tx, attempt.taskId).as('parts');
  const stored = await tx
    .select({ questionId: questions.id, content: questions.content })
    .from(parts)
    .innerJoin(questions, eq(questions.id, parts.questionId))
    .orderBy(asc(parts.position));
  const prompts = await selectPrompts(tx, attempt.taskId);
  const drawn = (await drawForAttempt(tx, attempt)).map((row) => ({ ...row, isDrawn: true }));
  const fixed = stored.map((row) => ({ ...row, isDrawn: false }));
  // Videos come last.
  const isPrompt = ({ questionId }: { questionId: QuestionId }) => prompts.has(questionId);
  const all = [...fixed.filter((row) => !isPrompt(row)), ...drawn, ...fixed.filter(isPrompt)];
  const rows = all.map((row, position) => ({
    ...row,
    position,
    content: prompts.get(row.questionId) ?? parseQuestion(row.content),
  }));
  if (rows.length === 0) return;

  const frozen = rows.map((row) => ({ ...row, taskTakenId: attempt.id }));
  const timestamps = { createdAt: attempt.startedAt, updatedAt: attempt.startedAt };
  await tx.insert(attemptQuestions).values(frozen);
  await tx.insert(answers).values(
    frozen.map(({ questionId, content }) => ({
      taskTakenId: attempt.id,
      questionId,
      type: content.subQuestionType,
      entries: emptyAnswers(content),
      ...timestamps,
    })),
  );
  // Files that occur only in the key stay hidden from the student.
  const files = [...new Set(frozen.flatMap(({ content }) => filesIn(toStudentView(content))))];
  await recordAttemptFiles(tx, { taskTakenId: attempt.id, place: 'attempt', files, field: 'task' });
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
