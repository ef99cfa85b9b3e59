import type { Course } from '@rubrica/api-client/contract';
import { studentTaskPath } from '../../lib/attempts/task-path.ts';

/** Where a student opens a part of a course. */
export function pathOf(item: Course['items'][number]): string {
  if (item.kind === 'lecture') return `/student/lectures/${item.video}`;
  if (item.kind === 'pdf') return `/student/pdfs/${item.pdf}`;
  return studentTaskPath({ _id: item.task, kind: item.taskKind });
}
