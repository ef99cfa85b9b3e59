import type { UserId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { videos } from '../../db/schema/videos.ts';
import { lectureOf, visibleLectures } from '../../policy/visible/learning.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Caller } from '../caller.ts';
import { ValidationError } from '../errors/errors.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { selectLectures, toLectureSummary } from './select-lectures.ts';

/** Returns a page of lectures: a student's own, those of a parent's child, or those that staff see. */
export const listLectures: Service<'listLectures'> = ({ db, caller }, { query }) => {
  const studentId = requestedStudent(caller, query.student);
  return listPage(db, query, {
    select: (where) => selectLectures(db, caller, studentId, where),
    where: and(
      studentId === null ? visibleTo(caller, visibleLectures) : lectureOf(studentId),
      query.level ? eq(videos.levelId, query.level) : undefined,
    ),
    search: [videos.title, videos.description],
    sort: {
      title: videos.title,
      durationMs: videos.durationMs,
      order: videos.order,
      createdAt: videos.createdAt,
    },
    defaultSort: 'order',
    id: videos.id,
    toItems: (rows) => rows.map(toLectureSummary),
  });
};

/** Whose lectures: a student's own, a child's that a parent names (the policy has checked that it is theirs), or nobody's. */
function requestedStudent(caller: Caller, studentId: UserId | undefined): UserId | null {
  if (caller.role === 'student') return caller.id;
  if (caller.role !== 'parent') return null;
  if (studentId === undefined) throw new ValidationError({ student: [{ code: 'required' }] });
  return studentId;
}
