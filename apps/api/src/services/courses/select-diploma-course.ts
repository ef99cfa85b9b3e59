import type { DiplomaCourse, DiplomaId } from '@rubrica/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseItems, diplomaGroups } from '../../db/schema/courses.ts';
import { diplomas } from '../../db/schema/named.ts';
import { pdfs } from '../../db/schema/pdfs.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { videos } from '../../db/schema/videos.ts';
import { expectRow } from '../queries/query-results.ts';

/** Returns a diploma as its author sees it as a course. @throws {NotFoundError} */
export async function selectDiplomaCourse(db: Database, id: DiplomaId): Promise<DiplomaCourse> {
  const diploma = expectRow(await db.select().from(diplomas).where(eq(diplomas.id, id)));
  const groups = await db
    .select()
    .from(diplomaGroups)
    .where(eq(diplomaGroups.diplomaId, id))
    .orderBy(diplomaGroups.groupId);
  const rows = await db
    .select({
      video: { id: videos.id, title: videos.title, status: videos.status },
      task: { id: tasks.id, title: tasks.title, status: tasks.status },
      pdf: { id: pdfs.id, title: pdfs.title, status: pdfs.status },
    })
    .from(courseItems)
    .leftJoin(videos, eq(videos.id, courseItems.videoId))
    .leftJoin(tasks, eq(tasks.id, courseItems.taskId))
    .leftJoin(pdfs, eq(pdfs.id, courseItems.pdfId))
    .where(eq(courseItems.diplomaId, id))
    .orderBy(asc(courseItems.position));
  return {
    diploma: id,
    name: diploma.name,
    groups: groups.map(({ groupId }) => groupId),
    items: rows.flatMap(({ video, task, pdf }): DiplomaCourse['items'] => {
      if (video) return [{ kind: 'lecture', video: video.id, title: video.title, status: video.status }];
      if (task) return [{ kind: 'task', task: task.id, title: task.title, status: task.status }];
      return pdf ? [{ kind: 'pdf', pdf: pdf.id, title: pdf.title, status: pdf.status }] : [];
    }),
  };
}
