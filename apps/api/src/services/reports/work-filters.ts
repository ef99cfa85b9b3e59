import type { CategoryId, DiplomaId } from '@rubrica/api-client/contract';
import type { SkillCategory } from '@rubrica/question-kit';
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { courseItems, diplomaGroups } from '../../db/schema/courses.ts';
import { groupStudents } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskDraws, taskQuestions, tasks, taskVideos } from '../../db/schema/tasks.ts';
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
  const isAsked = filters.skill !== undefined || filters.category !== undefined;
  return [
    ...(isAsked ? [inArray(tasks.id, tasksWithQuestion(db, filters))] : []),
    ...(filters.diploma ? [inCourse(tasks.id, courseItems.taskId, filters.diploma)] : []),
  ];
}

/**
 * The tasks that have a question of the skill and the category: their own, what answers one of their videos, and what they draw. A
 * draw says what it is for; what one of any skill or category gave is known of the attempts that have begun.
 */
function tasksWithQuestion(db: Database, filters: WorkFilters) {
  const { skill, category } = filters;
  const ofQuestion = and(...questionConditions(filters));
  const own = db
    .select({ id: taskQuestions.taskId })
    .from(taskQuestions)
    .innerJoin(questions, eq(questions.id, taskQuestions.questionId))
    .where(ofQuestion);
  const spoken = db
    .select({ id: taskVideos.taskId })
    .from(taskVideos)
    .innerJoin(questions, eq(questions.id, taskVideos.questionId))
    .where(ofQuestion);
  const toDraw = db
    .select({ id: taskDraws.taskId })
    .from(taskDraws)
    .where(
      and(skill ? eq(taskDraws.type, skill) : undefined, category ? eq(taskDraws.categoryId, category) : undefined),
    );
  const drawn = db
    .select({ id: taskDraws.taskId })
    .from(taskDraws)
    .innerJoin(taskTakens, eq(taskTakens.taskId, taskDraws.taskId))
    .innerJoin(attemptQuestions, and(eq(attemptQuestions.taskTakenId, taskTakens.id), attemptQuestions.isDrawn))
    .innerJoin(questions, eq(questions.id, attemptQuestions.questionId))
    .where(ofQuestion);
  return union(own, spoken, toDraw, drawn);
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
