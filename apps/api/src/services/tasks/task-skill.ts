import type { AssignedTask } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { questions } from '../../db/schema/questions.ts';
import { taskQuestions, tasks } from '../../db/schema/tasks.ts';

/** The skill of all questions of a task; null where they have several, or where it has none. Needs a query with a join. */
export const taskSkill = sql<AssignedTask['skill']>`(case when ${tasks.kind} = 'vdo-speaking' then 'Speaking' else (
  select min(${questions.type}) from ${taskQuestions} join ${questions} on ${questions.id} = ${taskQuestions.questionId}
    where ${taskQuestions.taskId} = ${tasks.id} having count(distinct ${questions.type}) = 1) end)`;
