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
import { taskQuestions } from '../../db/schema/tasks.ts';
import { filesIn } from '../files/files-in.ts';
import { showInAttempt } from '../files/show-files.ts';

interface NewAttempt {
  id: string;
  taskId: string;
  startedAt: Date;
}

/** Keeps a task's questions for an attempt as they are now, each with an empty answer, and shows their files to its student. */
export async function freezeQuestions(tx: Database, attempt: NewAttempt): Promise<void> {
  const rows = await tx
    .select({ questionId: questions.id, position: taskQuestions.position, content: questions.content })
    .from(taskQuestions)
    .innerJoin(questions, eq(questions.id, taskQuestions.questionId))
    .where(eq(taskQuestions.taskId, attempt.taskId))
    .orderBy(asc(taskQuestions.position));
  if (rows.length === 0) return;

  const frozen = rows.map((row) => ({ ...row, taskTakenId: attempt.id, content: parseQuestion(row.content) }));
  const written = { createdAt: attempt.startedAt, updatedAt: attempt.startedAt };
  await tx.insert(attemptQuestions).values(frozen);
  await tx.insert(answers).values(
    frozen.map(({ questionId, content }) => ({
      taskTakenId: attempt.id,
      questionId,
      type: content.subQuestionType,
      entries: emptyAnswers(content),
      ...written,
    })),
  );
  // A file that only the key shows stays out of a student's sight.
  const files = [...new Set(frozen.flatMap(({ content }) => filesIn(toStudentView(content))))];
  await showInAttempt(tx, { taskTakenId: attempt.id, place: 'attempt', files, field: 'task' });
}

/** The templates of a question's blocks; a question that mixes types, against the author's rules, begins without any. */
function emptyAnswers(question: Question): AnswerEntry[] {
  try {
    return ownAnswers(question, answerTemplates(question.questions));
  } catch (error) {
    if (error instanceof AnswerMismatchError) return [];
    throw error;
  }
}
