import type { UserId } from '@rubrica/api-client/contract';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { courseItems, diplomaGroups } from '../../db/schema/courses.ts';
import { groupAssistants, groupStudents } from '../../db/schema/people.ts';
import { tasks, taskVideos } from '../../db/schema/tasks.ts';
import { videoGroups, videos } from '../../db/schema/videos.ts';
import { assignedTo, tasksOfAssistant } from './tasks.ts';
import { allRows, type Visible } from './visible.ts';

/** Whether a group that this condition accepts has the video: itself, or through a course. */
const inGroups = (isTheirs: (groupId: SQLWrapper) => SQL): SQL => sql`(
  exists (select 1 from ${videoGroups} where ${videoGroups.videoId} = ${videos.id} and ${isTheirs(videoGroups.groupId)})
  or exists (select 1 from ${courseItems} join ${diplomaGroups} on ${diplomaGroups.diplomaId} = ${courseItems.diplomaId}
    where ${courseItems.videoId} = ${videos.id} and ${isTheirs(diplomaGroups.groupId)}))`;

const inTasks = (isTheirs: SQL): SQL =>
  sql`exists (select 1 from ${taskVideos} join ${tasks} on ${tasks.id} = ${taskVideos.taskId}
    where ${taskVideos.videoId} = ${videos.id} and ${isTheirs})`;

/** Whether a student is in a group. */
export const learnsIn = (studentId: UserId | SQLWrapper, groupId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${groupStudents} where ${groupStudents.groupId} = ${groupId} and ${groupStudents.userId} = ${studentId})`;

/** Whether an assistant marks for a group. */
export const assistsIn = (assistantId: UserId, groupId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${groupAssistants} where ${groupAssistants.groupId} = ${groupId} and ${groupAssistants.userId} = ${assistantId})`;

/** Whether a student sees a video: it is published, and a group, a course or a task of theirs has it. */
export const lectureOf = (studentId: UserId | SQLWrapper): SQL => sql`(${videos.status} = 'published'
  and (${inGroups((groupId) => learnsIn(studentId, groupId))} or ${inTasks(assignedTo(studentId))}))`;

/** Whether an assistant sees a video: it is published, and a group that they mark for or a task that they see has it. */
const lectureOfAssistant = (assistantId: UserId): SQL => sql`(${videos.status} = 'published'
  and (${inGroups((groupId) => assistsIn(assistantId, groupId))} or ${inTasks(tasksOfAssistant(assistantId))}))`;

/** Videos as staff see them in the library. */
export const visibleVideos = {
  table: videos,
  id: videos.id,
  to: { admin: allRows, assistant: ({ id }) => lectureOfAssistant(id) },
} satisfies Visible;

/** Videos as those see them who watch them. */
export const visibleLectures = {
  table: videos,
  id: videos.id,
  to: { admin: allRows, assistant: ({ id }) => lectureOfAssistant(id), student: ({ id }) => lectureOf(id) },
} satisfies Visible;
