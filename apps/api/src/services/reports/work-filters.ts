import type { CategoryId, DiplomaId } from '@rubrica/api-client/contract';
import type { SkillCategory } from '@rubrica/question-kit';
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { courseItems, diplomaGroups } from '../../db/schema/courses.ts';
import { groupStudents } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskQuestions, tasks } from '../../db/schema/tasks.ts';
import type { ReportContext } from './report-context.ts';

/** What narrows a report to questions of some kind, or to what a course is made of. */
interface WorkFilters {
  skill?: SkillCategory | undefined;
  category?: CategoryId | undefined;
  diploma?: DiplomaId | undefined;
}

/** Conditions on `questions`; none where nothing is asked for. */
export function questionConditions({ skill, category }: WorkFilters): SQL[] {
  return [...(skill ? [eq(questions.type, skill)] : []), ...(category ? [eq(questions.categoryId, category)] : [])];
}

/** Conditions on `tasks`: part of the course, and with a question of the skill and the category. */
export function taskConditions({ db }: Pick<ReportContext, 'db'>, filters: WorkFilters): SQL[] {
  const ofQuestion = questionConditions(filters);
  const withQuestion = db
    .select({ id: taskQuestions.taskId })
    .from(taskQuestions)
    .innerJoin(questions, eq(questions.id, taskQuestions.questionId))
    .where(and(...ofQuestion));
  return [
    ...(ofQuestion.length > 0 ? [inArray(tasks.id, withQuestion)] : []),
    ...(filters.diploma ? [inCourse(tasks.id, courseItems.taskId, filters.diploma)] : []),
  ];
}

/** Whether a task, a video or a document is part of a course. */
export function inCourse(id: SQLWrapper, item: SQLWrapper, diploma: DiplomaId): SQL {
  return sql`${id} in (select ${item} from ${courseItems} where ${courseItems.diplomaId} = ${diploma} and ${item} is not null)`;
}

/** Whether a student takes a course, through a group. */
export function takesCourse(studentId: SQLWrapper, diploma: DiplomaId): SQL {
  return sql`${studentId} in (select ${groupStudents.userId} from ${groupStudents}
    join ${diplomaGroups} on ${diplomaGroups.groupId} = ${groupStudents.groupId} where ${diplomaGroups.diplomaId} = ${diploma})`;
}
