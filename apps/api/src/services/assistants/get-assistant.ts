import {
  type AssistantPage,
  markComponents,
  type MarkComponent,
  type TaskId,
  type UserId,
} from '@rubrica/api-client/contract';
import { and, asc, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { groupAssistants, groups, groupStudents } from '../../db/schema/people.ts';
import { auditLog } from '../../db/schema/system.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { marksFor } from '../../policy/visible/people.ts';
import { computeMark } from '../answers/manual-marks.ts';
import { awaitingMarkingStatuses } from '../attempts/attempt-status.ts';
import { loadContents } from '../attempts/question-contents.ts';
import type { Service } from '../service.ts';
import { selectUserById } from '../users/get-user.ts';
import {
  componentMeans,
  type ComponentMark,
  lastActors,
  markedLately,
  markingAgreement,
  markingTimes,
  type MarkSave,
} from './marking-figures.ts';

const figureDays = 365;
const mostOwnSaves = 2000;
const mostSavesOfOthers = 2000;
/** Of the assistant, and of the others. */
const mostAnswers = 100;
/** Of the saves of others, enough that so many answers are among them: an answer is saved a few times. */
const mostComparedSaves = 4 * mostAnswers;
const mostTasks = 20;

/** Returns an assistant as an admin sees them: groups, what waits for them, how fast and how evenly they mark. */
export const getAssistant: Service<'getAssistant'> = async ({ db, clock }, { params: { id } }) => {
  const now = clock.now();
  const saves = await selectSaves(db, id, new Date(now.getTime() - figureDays * 86_400_000));
  return {
    user: await selectUserById(db, id),
    groups: await db
      .select({
        _id: groups.id,
        name: groups.name,
        students: sql<number>`(select count(*)::int from ${groupStudents} where ${groupStudents.groupId} = ${groups.id})`,
      })
      .from(groupAssistants)
      .innerJoin(groups, eq(groups.id, groupAssistants.groupId))
      .where(and(eq(groupAssistants.userId, id), eq(groups.archived, false)))
      .orderBy(asc(groups.name)),
    waiting: await selectWaiting(db, id),
    marking: {
      markedLately: markedLately(saves, id, now),
      ...markingTimes(saves, id),
      components: componentMeans(await selectComponentMarks(db, saves, id), id),
      agreement: markingAgreement(saves, id),
    },
  };
};

/** What an assistant can mark, by task, oldest submission first. */
async function selectWaiting(db: Database, assistantId: UserId): Promise<AssistantPage['waiting']> {
  const oldest = sql`min(${taskTakens.submittedAt})`;
  const rows = await db
    .select({
      _id: tasks.id,
      title: tasks.title,
      count: sql<number>`count(*)::int`,
      oldestAt: sql`min(${taskTakens.submittedAt})`.mapWith(taskTakens.submittedAt),
    })
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .where(and(inArray(taskTakens.status, awaitingMarkingStatuses), marksFor(assistantId, taskTakens.studentId)))
    .groupBy(tasks.id)
    .orderBy(asc(oldest), asc(tasks.id));
  const waiting = rows.map((row) => ({ ...row, oldestAt: row.oldestAt?.toISOString() ?? null }));
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    oldestAt: waiting[0]?.oldestAt ?? null,
    tasks: waiting.slice(0, mostTasks),
  };
}

/**
 * The newest saves of marks by this assistant, and by others: of the same answers, and the newest at the same tasks. What an admin did in
 * a forced login is not the assistant's.
 */
async function selectSaves(db: Database, assistantId: UserId, since: Date): Promise<MarkSave[]> {
  const own = await selectNewestSaves(db, since, eq(auditLog.actorId, assistantId), mostOwnSaves);
  if (own.length === 0) return [];
  const byOthers = ne(auditLog.actorId, assistantId);
  const answersMarked = new Set(own.map(({ answer }) => `answer:${answer}`));
  // One parameter: as thousands they take longer to read than the saves.
  const same = sql`${auditLog.object} = any(string_to_array(${[...answersMarked].join(',')}, ','))`;
  const ofSame = await selectNewestSaves(db, since, and(byOthers, same), mostSavesOfOthers);
  const ofTasks = await selectNewestSaves(db, since, byOthers, mostSavesOfOthers, {
    tasks: [...new Set(own.map(({ task }) => task))],
    most: mostComparedSaves,
  });
  const saves = new Map([...own, ...ofSame, ...ofTasks].map((save) => [save.id, save]));
  return [...saves.values()].toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/**
 * The newest saves that the condition allows; of these, with `only`, the newest at some tasks. Only these are joined with their answers: a
 * school saves marks by the ten thousand.
 */
async function selectNewestSaves(
  db: Database,
  since: Date,
  where: SQL | undefined,
  most: number,
  only?: { tasks: readonly TaskId[]; most: number },
) {
  const saves = db
    .select({
      id: auditLog.id,
      actor: auditLog.actorId,
      at: auditLog.at,
      markBefore: sql<number | null>`(${auditLog.details} -> 'before' ->> 'mark')::float8`.as('mark_before'),
      // The text becomes an id, and not each id a text, so that answers are found by their key.
      answer: sql`case when ${auditLog.object} like 'answer:%' then substr(${auditLog.object}, 8)::uuid end`.as(
        'answer',
      ),
    })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'marks.save'), isNull(auditLog.onBehalfOf), gt(auditLog.at, since), where))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(most)
    .as('saves');
  const rows = await db
    .select({
      id: saves.id,
      answer: answers.id,
      attempt: taskTakens.id,
      task: taskTakens.taskId,
      actor: saves.actor,
      at: saves.at,
      submittedAt: taskTakens.submittedAt,
      markBefore: saves.markBefore,
      mark: answers.mark,
      maximum: answers.maximum,
    })
    .from(saves)
    .innerJoin(answers, eq(answers.id, saves.answer))
    .innerJoin(taskTakens, eq(taskTakens.id, answers.taskTakenId))
    .where(only && inArray(taskTakens.taskId, [...only.tasks]))
    .orderBy(desc(saves.at), desc(saves.id))
    .limit(only?.most ?? most);
  return rows.flatMap(({ actor, ...save }) => (actor === null ? [] : [{ ...save, actor }]));
}

/** The component marks of the newest answers, each by whoever saved it last. */
async function selectComponentMarks(
  db: Database,
  saves: readonly MarkSave[],
  assistantId: UserId,
): Promise<ComponentMark[]> {
  const lastActor = lastActors(saves, assistantId, mostAnswers);
  const ids = [...lastActor.keys()];
  const rows = await db
    .select({ id: answers.id, entries: answers.entries, marks: answers.marks, hash: attemptQuestions.contentHash })
    .from(answers)
    .innerJoin(
      attemptQuestions,
      and(eq(attemptQuestions.taskTakenId, answers.taskTakenId), eq(attemptQuestions.questionId, answers.questionId)),
    )
    .where(inArray(answers.id, ids));
  const questionOf = await loadContents(
    db,
    rows.map(({ hash }) => hash),
  );
  return rows.flatMap(({ id, entries, marks, hash }) => {
    const actor = lastActor.get(id);
    if (actor === undefined) return [];
    const { blocks } = computeMark(questionOf(hash), entries, marks);
    return blocks
      .filter(({ pending }) => !pending)
      .flatMap(({ items }) => items)
      .flatMap(({ itemId, mark, maximum }) =>
        isComponent(itemId) ? [{ component: itemId, actor, mark, maximum }] : [],
      );
  });
}

function isComponent(id: string | undefined): id is MarkComponent {
  return markComponents.some((component) => component === id);
}
