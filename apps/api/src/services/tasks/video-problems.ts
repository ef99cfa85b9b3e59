import type { VideoId } from '@rubrica/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema/videos.ts';
import type { FieldProblem, FieldProblems } from '../errors/failure-data.ts';
import type { Input } from '../service.ts';

type Body = Pick<Input<'createTask'>['body'], 'kind' | 'status' | 'videos' | 'prompts'>;

/**
 * Returns validation errors of a task's videos: each must exist and be listed once; lectures that students are to watch must be
 * published; what is answered must be a file, because an attempt keeps it; and prompts are about videos of the task, each about
 * another.
 */
export async function videoProblems(
  db: Database,
  { kind, status, videos: ids, prompts }: Body,
): Promise<FieldProblems> {
  // Locked, so that none is removed meanwhile.
  const rows = await db
    .select({ id: videos.id, status: videos.status, fileId: videos.fileId })
    .from(videos)
    .where(inArray(videos.id, ids))
    .for('share');
  const problemOf = (id: VideoId): FieldProblem | null => {
    const video = rows.find((row) => row.id === id);
    if (!video) return { code: 'unknown' };
    // What students answer reaches them in an attempt, whether the library shows it or not.
    if (kind === 'vdo-speaking') return video.fileId === null ? { code: 'linked_video' } : null;
    return status === 'published' && video.status !== 'published' ? { code: 'not_published' } : null;
  };
  const problems: FieldProblems = {};
  for (const [index, id] of ids.entries()) {
    const problem: FieldProblem | null = ids.indexOf(id) < index ? { code: 'taken' } : problemOf(id);
    if (problem) problems[`videos.${String(index)}`] = [problem];
  }
  const named = prompts.map(({ video }) => video);
  for (const [index, id] of named.entries()) {
    const field = `prompts.${String(index)}.video`;
    if (!ids.includes(id)) problems[field] = [{ code: 'unknown' }];
    else if (named.indexOf(id) < index) problems[field] = [{ code: 'taken' }];
  }
  return problems;
}
