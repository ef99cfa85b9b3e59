import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { reference } from './columns.ts';
import { questions } from './questions.ts';
import { tasks } from './tasks.ts';

/** Which question of the bank a question of a paper has become, so that the next import makes a version of it. */
export const paperQuestions = pgTable(
  'paper_questions',
  {
    /** The paper's own id, as its file has it. */
    paperId: text().notNull(),
    /** The question's id in the paper. */
    paperQuestionId: text().notNull(),
    questionId: reference(() => questions.id, { onDelete: 'cascade' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.paperQuestionId] }), index().on(table.questionId)],
);

/** Which task the last import of a paper has made or changed. */
export const paperTasks = pgTable(
  'paper_tasks',
  {
    paperId: text().primaryKey(),
    taskId: reference(() => tasks.id, { onDelete: 'cascade' }).notNull(),
  },
  (table) => [index().on(table.taskId)],
);
