import type { Course, Role, UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, exists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { courseItems, diplomaGroups } from '../../db/schema/courses.ts';
import { diplomas } from '../../db/schema/named.ts';
import { pdfProgress, pdfs } from '../../db/schema/pdfs.ts';
import { tasks, taskVideos } from '../../db/schema/tasks.ts';
import { videoProgress, videos } from '../../db/schema/videos.ts';
import { learnsIn } from '../../policy/visible/learning.ts';
import { assignedTo } from '../../policy/visible/tasks.ts';
import { openStatuses } from '../attempts/attempt-status.ts';
import type { SignedInContext } from '../context.ts';
import { ValidationError } from '../errors/errors.ts';
import { isPdfRead } from '../pdfs/is-pdf-read.ts';
import type { Service } from '../service.ts';
import { taskPhase } from '../tasks/task-phase.ts';

/** Returns the courses of a student's groups, with what they can open of each and how far they are. */
export const listCourses: Service<'listCourses'> = async (context, { query }) => {
  const { caller } = context;
  const studentId = caller.role === 'student' ? caller.id : query.student;
  if (studentId === undefined) throw new ValidationError({ student: [{ code: 'required' }] });
  return { items: await selectCourses(context, studentId) };
};

/** Of whoever reads a student's courses, what decides what they are told; and when. */
type Reader = Pick<SignedInContext, 'db' | 'caller' | 'clock'>;

/** Returns a student's courses with their progress, as the caller may know it. */
export async function selectCourses(reader: Reader, studentId: UserId): Promise<Course[]> {
  const rows = await selectItems(reader, studentId);
  const now = reader.clock.now();
  return [...Map.groupBy(rows, ({ diploma }) => diploma.id).values()].map((parts) => toCourse(parts, now));
}

function selectItems({ db, caller }: Reader, studentId: UserId) {
  const isTaken = exists(
    db
      .select({ id: diplomaGroups.groupId })
      .from(diplomaGroups)
      .where(and(eq(diplomaGroups.diplomaId, diplomas.id), learnsIn(studentId, diplomaGroups.groupId))),
  );
  const canOpen = or(eq(videos.status, 'published'), eq(pdfs.status, 'published'), assignedTo(studentId));
  return db
    .select({
      diploma: { id: diplomas.id, name: diplomas.name },
      video: { id: videos.id, title: videos.title, durationMs: videos.durationMs },
      watched: { watchedMs: videoProgress.watchedMs, completedAt: videoProgress.completedAt },
      task: {
        id: tasks.id,
        title: tasks.title,
        kind: tasks.kind,
        status: tasks.status,
        openAt: tasks.openAt,
        dueAt: tasks.dueAt,
        closeAt: tasks.closeAt,
      },
      taskShare: taskShare(studentId, caller.role),
      isReturned: isReturned(studentId, caller.role),
      pdf: { id: pdfs.id, title: pdfs.title, pageCount: pdfs.pageCount },
      pagesRead: sql<number>`coalesce(cardinality(${pdfProgress.pagesRead}), 0)`,
      isRead: sql<boolean>`coalesce(${isPdfRead}, false)`,
    })
    .from(courseItems)
    .innerJoin(diplomas, eq(diplomas.id, courseItems.diplomaId))
    .leftJoin(videos, eq(videos.id, courseItems.videoId))
    .leftJoin(videoProgress, and(eq(videoProgress.videoId, videos.id), eq(videoProgress.studentId, studentId)))
    .leftJoin(tasks, eq(tasks.id, courseItems.taskId))
    .leftJoin(pdfs, eq(pdfs.id, courseItems.pdfId))
    .leftJoin(pdfProgress, and(eq(pdfProgress.pdfId, pdfs.id), eq(pdfProgress.userId, studentId)))
    .where(and(eq(diplomas.archived, false), isTaken, canOpen))
    .orderBy(asc(diplomas.order), asc(diplomas.id), asc(courseItems.position));
}

/**
 * How much of a task is done, from 0 to 1: of published lectures the share that is complete, as `hasCompletedLectures` says, and of
 * other tasks whether an attempt was submitted. A parent learns of no attempt before its release.
 */
const taskShare = (studentId: UserId, reader: Role): SQL<number> =>
  sql`(case when ${tasks.kind} = 'vdo-lect' then
    (select coalesce(avg(case when ${videoProgress.completedAt} is null then 0 else 1 end), 1)::float8 from ${taskVideos}
      join ${videos} as lectures on lectures.id = ${taskVideos.videoId} and lectures.status = 'published'
      left join ${videoProgress} on ${videoProgress.videoId} = ${taskVideos.videoId} and ${videoProgress.studentId} = ${studentId}
      where ${taskVideos.taskId} = ${tasks.id})
    else
    (select count(*)::float8 from (select 1 from ${taskTakens} where ${taskTakens.taskId} = ${tasks.id}
      and ${taskTakens.studentId} = ${studentId}
      and ${reader === 'parent' ? eq(taskTakens.status, 'released') : notInArray(taskTakens.status, [...openStatuses])}
      limit 1) as submitted)
    end)`.mapWith(Number);

/** Whether an attempt at a task was returned, which a parent does not learn. */
const isReturned = (studentId: UserId, reader: Role): SQL<boolean> =>
  reader === 'parent'
    ? sql`false`
    : sql`exists (select 1 from ${taskTakens} where ${taskTakens.taskId} = ${tasks.id}
        and ${taskTakens.studentId} = ${studentId} and ${taskTakens.status} = 'returned')`;

type Row = Awaited<ReturnType<typeof selectItems>>[number];

function toCourse(rows: [Row, ...Row[]] | Row[], now: Date): Course {
  const parts = rows.flatMap((row) => {
    const item = toItem(row);
    return item ? [{ item, canBeDone: canBeDone(row, now) }] : [];
  });
  const items = parts.map(({ item }) => item);
  const sum = items.reduce((total, { percent }) => total + percent, 0);
  const next = parts.findIndex(({ item, canBeDone: isPossible }) => !item.isDone && isPossible);
  return {
    diploma: rows[0]?.diploma.id ?? '',
    name: rows[0]?.diploma.name ?? '',
    percent: items.length === 0 ? 0 : Math.floor(sum / items.length),
    items,
    next: next === -1 ? null : next,
  };
}

/** A task has its time, but lectures can be watched, and what was returned handed in again, after it has closed. */
function canBeDone({ task, isReturned: wasReturned }: Row, now: Date): boolean {
  if (!task || wasReturned) return true;
  const phase = taskPhase(task, now);
  return phase === 'open' || phase === 'late' || (phase === 'closed' && task.kind === 'vdo-lect');
}

function toItem({
  video,
  watched,
  task,
  taskShare: share,
  pdf,
  pagesRead,
  isRead,
}: Row): Course['items'][number] | null {
  if (video) {
    const isDone = (watched?.completedAt ?? null) !== null;
    const percent = isDone ? 100 : toPercent((watched?.watchedMs ?? 0) / video.durationMs);
    return { kind: 'lecture', video: video.id, title: video.title, durationMs: video.durationMs, percent, isDone };
  }
  if (task) {
    return {
      kind: 'task',
      task: task.id,
      title: task.title,
      taskKind: task.kind,
      openAt: task.openAt?.toISOString() ?? null,
      dueAt: task.dueAt?.toISOString() ?? null,
      percent: toPercent(share),
      isDone: share >= 1,
    };
  }
  if (!pdf) return null;
  const percent = isRead ? 100 : toPercent(pagesRead / pdf.pageCount);
  return { kind: 'pdf', pdf: pdf.id, title: pdf.title, pageCount: pdf.pageCount, percent, isDone: isRead };
}

/** Rounded down, so that only what is done says 100. */
function toPercent(share: number): number {
  return Math.floor(Math.min(1, share) * 100);
}
