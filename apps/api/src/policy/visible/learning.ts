import { eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { courseItems, diplomaGroups } from '../../db/schema/courses.ts';
import { diplomas } from '../../db/schema/named.ts';
import { pdfGroups, pdfNotes, pdfs } from '../../db/schema/pdfs.ts';
import { groupAssistants, groupStudents } from '../../db/schema/people.ts';
import { tasks, taskVideos } from '../../db/schema/tasks.ts';
import { videoGroups, videoMoments, videoNotes, videos } from '../../db/schema/videos.ts';
import { assignedTo, tasksOfAssistant } from './tasks.ts';
import type { QueryViewer } from './query-viewer.ts';
import { allRows, type Visible } from './visible.ts';

/** The parts of courses with the groups that take them. Staff see those of archived courses as well, with what students did there. */
const partsForStaff: SQL = sql`${courseItems} join ${diplomaGroups} on ${diplomaGroups.diplomaId} = ${courseItems.diplomaId}`;

/** The parts of courses that students have, with their groups: an archived course gives them nothing. */
const partsForStudents: SQL = sql`${partsForStaff} join ${diplomas} on ${diplomas.id} = ${courseItems.diplomaId} and not ${diplomas.archived}`;

/** Whether a group that this condition accepts has the video: itself, or through a course. */
const inGroups = (courseParts: SQL, isTheirs: (groupId: SQLWrapper) => SQL): SQL => sql`(
  exists (select 1 from ${videoGroups} where ${videoGroups.videoId} = ${videos.id} and ${isTheirs(videoGroups.groupId)})
  or exists (select 1 from ${courseParts}
    where ${courseItems.videoId} = ${videos.id} and ${isTheirs(diplomaGroups.groupId)}))`;

/** The videos of a speaking task are its prompts, seen in an attempt alone. */
const inTasks = (isTheirs: SQL): SQL =>
  sql`exists (select 1 from ${taskVideos} join ${tasks} on ${tasks.id} = ${taskVideos.taskId}
    where ${taskVideos.videoId} = ${videos.id} and ${tasks.kind} <> 'vdo-speaking' and ${isTheirs})`;

/** Whether a student is in a group. */
export const learnsIn = (studentId: QueryViewer['id'] | SQLWrapper, groupId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${groupStudents} where ${groupStudents.groupId} = ${groupId} and ${groupStudents.userId} = ${studentId})`;

/** Whether an assistant marks for a group. */
export const assistsIn = (assistantId: QueryViewer['id'], groupId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${groupAssistants} where ${groupAssistants.groupId} = ${groupId} and ${groupAssistants.userId} = ${assistantId})`;

/** Whether a student sees a video: it is published, and a group, a course or a task of theirs has it. */
export const lectureOf = (studentId: QueryViewer['id'] | SQLWrapper): SQL => sql`(${videos.status} = 'published'
  and (${inGroups(partsForStudents, (groupId) => learnsIn(studentId, groupId))} or ${inTasks(assignedTo(studentId))}))`;

/** Whether an assistant sees a video: it is published, and a group that they mark for or a task that they see has it. */
const lectureOfAssistant = (assistantId: QueryViewer['id']): SQL => sql`(${videos.status} = 'published'
  and (${inGroups(partsForStaff, (groupId) => assistsIn(assistantId, groupId))} or ${inTasks(tasksOfAssistant(assistantId))}))`;

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

/** The groups that have a document: themselves, or through a course. */
const groupsWith = (courseParts: SQL): SQL => sql`(
  select ${pdfGroups.groupId} from ${pdfGroups} where ${pdfGroups.pdfId} = ${pdfs.id}
  union all select ${diplomaGroups.groupId} from ${courseParts} where ${courseItems.pdfId} = ${pdfs.id})`;

/** The groups whose students have a document, and those whose staff see it. */
export const groupsWithPdf = { students: groupsWith(partsForStudents), staff: groupsWith(partsForStaff) };

/** Whether a student sees a document: it is published, and a group or a course of theirs has it. */
export const documentOf = (studentId: QueryViewer['id'] | SQLWrapper): SQL => sql`(${pdfs.status} = 'published'
  and exists (select 1 from ${groupStudents} where ${groupStudents.userId} = ${studentId} and ${groupStudents.groupId} in ${groupsWithPdf.students}))`;

/** Whether an assistant sees a document: it is published, and a group that they mark for or its course has it. */
const documentOfAssistant = (assistantId: QueryViewer['id']): SQL => sql`(${pdfs.status} = 'published'
  and exists (select 1 from ${groupAssistants} where ${groupAssistants.userId} = ${assistantId} and ${groupAssistants.groupId} in ${groupsWithPdf.staff}))`;

/** Documents to read. */
export const visiblePdfs = {
  table: pdfs,
  id: pdfs.id,
  to: { admin: allRows, assistant: ({ id }) => documentOfAssistant(id), student: ({ id }) => documentOf(id) },
} satisfies Visible;

const ownNotes = ({ id }: QueryViewer): SQL => eq(pdfNotes.userId, id);

/** Notes in documents are their writer's alone. */
export const visiblePdfNotes = {
  table: pdfNotes,
  id: pdfNotes.id,
  to: { admin: ownNotes, assistant: ownNotes, student: ownNotes },
} satisfies Visible;

/** Notes on videos are seen by those who wrote them. */
export const visibleVideoNotes = {
  table: videoNotes,
  id: videoNotes.id,
  to: {
    admin: ({ id }) => eq(videoNotes.userId, id),
    assistant: ({ id }) => eq(videoNotes.userId, id),
    student: ({ id }) => eq(videoNotes.userId, id),
  },
} satisfies Visible;

/** The moments that a student marked as not understood; where they went back is only counted. */
export const visibleVideoMoments = {
  table: videoMoments,
  id: videoMoments.id,
  to: {
    student: ({ id }) => sql`(${videoMoments.studentId} = ${id} and ${videoMoments.kind} = 'not-understood')`,
  },
} satisfies Visible;
