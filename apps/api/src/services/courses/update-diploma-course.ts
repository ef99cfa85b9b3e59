import type { CourseBody } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseItems, diplomaGroups } from '../../db/schema/courses.ts';
import { diplomas } from '../../db/schema/named.ts';
import { pdfs } from '../../db/schema/pdfs.ts';
import { groups } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { videos } from '../../db/schema/videos.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { FieldProblems } from '../errors/failure-data.ts';
import { ValidationError } from '../errors/errors.ts';
import { assertUnchanged } from '../queries/assert-unchanged.ts';
import type { Service } from '../service.ts';
import { selectDiplomaCourse } from './select-diploma-course.ts';

/** Replaces what a diploma is made of, and the groups whose students take it, if both are still what the author saw. */
export const updateDiplomaCourse: Service<'updateDiplomaCourse'> = (context, { params: { id }, body }) =>
  context.db.transaction(async (tx) => {
    // Locked, so that of two saves one is written whole.
    await tx.select({ id: diplomas.id }).from(diplomas).where(eq(diplomas.id, id)).for('update');
    const before = await selectDiplomaCourse(tx, id);
    if (assertUnchanged('updateDiplomaCourse', before, before, body)) return before;
    await assertValidCourse(tx, body);
    await tx.delete(courseItems).where(eq(courseItems.diplomaId, id));
    await tx.delete(diplomaGroups).where(eq(diplomaGroups.diplomaId, id));
    const rows = body.items.map((item, position) => ({ diplomaId: id, position, ...columnsOf(item) }));
    if (rows.length > 0) await tx.insert(courseItems).values(rows);
    if (body.groups.length > 0) {
      await tx.insert(diplomaGroups).values(body.groups.map((groupId) => ({ diplomaId: id, groupId })));
    }
    const after = await selectDiplomaCourse(tx, id);
    await recordAudit(context, tx, 'updateDiplomaCourse', { object: `diploma:${id}`, before, after });
    return after;
  });

type Item = CourseBody['items'][number];

function columnsOf(item: Item) {
  if (item.kind === 'lecture') return { videoId: item.video };
  return item.kind === 'task' ? { taskId: item.task } : { pdfId: item.pdf };
}

function idOf(item: Item): string {
  if (item.kind === 'lecture') return item.video;
  return item.kind === 'task' ? item.task : item.pdf;
}

/** Checks that everything named exists and stands in the course once. @throws {ValidationError} */
async function assertValidCourse(tx: Database, { groups: groupIds, items }: CourseBody): Promise<void> {
  const known = await selectKnown(tx, items);
  const knownGroups = await tx.select({ id: groups.id }).from(groups).where(inArray(groups.id, groupIds));
  const ids = items.map(idOf);
  const problems: FieldProblems = {};
  const check = (field: 'items' | 'groups', listed: readonly string[], existing: ReadonlySet<string>) => {
    for (const [index, id] of listed.entries()) {
      if (!existing.has(id)) problems[`${field}.${String(index)}`] = [{ code: 'unknown' }];
      else if (listed.indexOf(id) < index) problems[`${field}.${String(index)}`] = [{ code: 'taken' }];
    }
  };
  check('items', ids, known);
  check('groups', groupIds, new Set(knownGroups.map(({ id }) => id)));
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}

/** Locked, so that none is removed meanwhile. */
async function selectKnown(tx: Database, items: readonly Item[]): Promise<Set<string>> {
  const videoIds = items.flatMap((item) => (item.kind === 'lecture' ? [item.video] : []));
  const taskIds = items.flatMap((item) => (item.kind === 'task' ? [item.task] : []));
  const pdfIds = items.flatMap((item) => (item.kind === 'pdf' ? [item.pdf] : []));
  const found = [
    await tx.select({ id: videos.id }).from(videos).where(inArray(videos.id, videoIds)).for('share'),
    await tx.select({ id: tasks.id }).from(tasks).where(inArray(tasks.id, taskIds)).for('share'),
    await tx.select({ id: pdfs.id }).from(pdfs).where(inArray(pdfs.id, pdfIds)).for('share'),
  ];
  return new Set(found.flat().map(({ id }) => id));
}
