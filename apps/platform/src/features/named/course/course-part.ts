import type { CourseBody, DiplomaCourse } from '@rubrica/api-client/contract';
import { z } from 'zod';

/** A part of a course in the form: what it is, and what the list shows of it. */
export const coursePartSchema = z.object({
  kind: z.enum(['lecture', 'task', 'pdf']),
  id: z.string(),
  title: z.string(),
  status: z.enum(['draft', 'published', 'closed', 'archived']),
});
export type CoursePart = z.infer<typeof coursePartSchema>;

/** Identifies a part among lectures, tasks and documents. */
export const partKey = ({ kind, id }: Pick<CoursePart, 'kind' | 'id'>): string => `${kind}:${id}`;

/** Returns a stored part for the form. */
export function toPart(item: DiplomaCourse['items'][number]): CoursePart {
  const id = item.kind === 'lecture' ? item.video : item.kind === 'task' ? item.task : item.pdf;
  return { kind: item.kind, id, title: item.title, status: item.status };
}

/** Returns a part as it is sent. */
export function toItem({ kind, id }: CoursePart): CourseBody['items'][number] {
  if (kind === 'lecture') return { kind, video: id };
  return kind === 'task' ? { kind, task: id } : { kind, pdf: id };
}
