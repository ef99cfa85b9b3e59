import type { FileId, VideoId } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { levels } from '../../db/schema/named.ts';
import { groups } from '../../db/schema/people.ts';
import { videoCaptions, videoGroups } from '../../db/schema/videos.ts';
import type { FieldProblems } from '../errors/failure-data.ts';
import { ValidationError } from '../errors/errors.ts';
import { replaceFileUses } from '../files/record-file-uses.ts';
import type { Input } from '../service.ts';

type Body = Input<'createVideo'>['body'];

/** Returns the columns of a video's row. */
export function toVideoColumns(body: Body) {
  const { title, description, poster, durationMs, level, order, status, source } = body;
  return {
    title,
    description,
    posterId: poster,
    durationMs,
    levelId: level,
    order,
    status,
    fileId: source.kind === 'file' ? source.file : null,
    link: source.kind === 'link' ? source.url : null,
  };
}

/**
 * Checks what a video refers to: its file is a video, its poster an image; its level and groups exist; it has captions in a
 * language once, each line in its order.
 *
 * @throws {ValidationError} with all validation errors
 */
export async function assertValidVideo(db: Database, body: Body): Promise<void> {
  const problems: FieldProblems = {};
  const { source, poster, level } = body;
  if (source.kind === 'file' && !(await hasType(db, source.file, 'video/')))
    problems['source.file'] = [{ code: 'unknown' }];
  if (poster !== null && !(await hasType(db, poster, 'image/'))) problems['poster'] = [{ code: 'unknown' }];
  if (level !== null && (await db.$count(levels, eq(levels.id, level))) === 0)
    problems['level'] = [{ code: 'unknown' }];
  const found = await db.select({ id: groups.id }).from(groups).where(inArray(groups.id, body.groups));
  for (const [index, id] of body.groups.entries()) {
    if (!found.some((group) => group.id === id)) problems[`groups.${String(index)}`] = [{ code: 'unknown' }];
    else if (body.groups.indexOf(id) < index) problems[`groups.${String(index)}`] = [{ code: 'taken' }];
  }
  for (const [index, { language }] of body.captions.entries()) {
    const first = body.captions.findIndex((each) => each.language.toLowerCase() === language.toLowerCase());
    if (first < index) problems[`captions.${String(index)}.language`] = [{ code: 'taken' }];
  }
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}

/** Locked, so that it is not removed meanwhile. */
async function hasType(db: Database, id: FileId, prefix: string): Promise<boolean> {
  const [file] = await db.select({ mime: files.mime }).from(files).where(eq(files.id, id)).for('share');
  return file?.mime.startsWith(prefix) ?? false;
}

/** Replaces the groups and captions of a video, and records its files. */
export async function writeVideoReferences(tx: Database, videoId: VideoId, body: Body): Promise<void> {
  await tx.delete(videoGroups).where(eq(videoGroups.videoId, videoId));
  if (body.groups.length > 0) await tx.insert(videoGroups).values(body.groups.map((groupId) => ({ videoId, groupId })));
  await tx.delete(videoCaptions).where(eq(videoCaptions.videoId, videoId));
  if (body.captions.length > 0) {
    const inOrder = body.captions.map((each) => ({
      ...each,
      videoId,
      cues: each.cues.toSorted((a, b) => a.startMs - b.startMs),
    }));
    await tx.insert(videoCaptions).values(inOrder);
  }
  const { source, poster } = body;
  const fileIds = [source.kind === 'file' ? source.file : null, poster].filter((id) => id !== null);
  await replaceFileUses(tx, { place: 'video', videoId }, fileIds, 'source');
}
