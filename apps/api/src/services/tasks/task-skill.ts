import type { AssignedTask } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { questions } from '../../db/schema/questions.ts';
import { taskDraws, taskQuestions, tasks } from '../../db/schema/tasks.ts';

/**
 * The skill of all questions of a task, those included that its attempts draw; null where they have several, where a draw asks
 * for any, or where it has none. Needs a query with a join.
 */
export const taskSkill = sql<AssignedTask['skill']>`(case
  when ${tasks.kind} = 'vdo-speaking' then 'Speaking'
  when exists (select 1 from ${taskDraws} where ${taskDraws.taskId} = ${tasks.id} and ${taskDraws.type} is null) then null
  else (select min(skill) from (
    select ${questions.type} as skill from ${taskQuestions} join ${questions} on ${questions.id} = ${taskQuestions.questionId}
      where ${taskQuestions.taskId} = ${tasks.id}
    union select ${taskDraws.type} from ${taskDraws} where ${taskDraws.taskId} = ${tasks.id}
  ) as skills having count(*) = 1) end)`;
