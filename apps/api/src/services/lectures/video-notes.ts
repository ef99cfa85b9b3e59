import type { VideoNote } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { videoNotes } from '../../db/schema/videos.ts';
import { visibleVideoNotes } from '../../policy/visible/learning.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';

function toVideoNote(row: typeof videoNotes.$inferSelect): VideoNote {
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    video: row.videoId,
    atMs: row.atMs,
    text: row.text,
  };
}

/** Returns a page of the caller's notes, by their place in the video. */
export const listVideoNotes: Service<'listVideoNotes'> = ({ db, caller }, { query }) =>
  listPage(db, query, {
    select: (where) => db.select().from(videoNotes).where(where).$dynamic(),
    where: and(visibleTo(caller, visibleVideoNotes), query.video ? eq(videoNotes.videoId, query.video) : undefined),
    search: [videoNotes.text],
    sort: { atMs: videoNotes.atMs, createdAt: videoNotes.createdAt },
    defaultSort: 'atMs',
    id: videoNotes.id,
    toItems: (rows) => rows.map(toVideoNote),
  });

/** Adds a note of one's own to a lecture. */
export const createVideoNote: Service<'createVideoNote'> = async ({ db, caller, clock }, { body }) => {
  const { video, atMs, text } = body;
  const now = clock.now();
  const row = { videoId: video, userId: caller.id, atMs, text, createdAt: now, updatedAt: now };
  return toVideoNote(expectRow(await db.insert(videoNotes).values(row).returning()));
};

/** Writes a note whole. */
export const updateVideoNote: Service<'updateVideoNote'> = async ({ db, clock }, { params, body }) => {
  const { atMs, text } = body;
  const change = { atMs, text, updatedAt: clock.now() };
  return toVideoNote(
    expectRow(await db.update(videoNotes).set(change).where(eq(videoNotes.id, params.id)).returning()),
  );
};

/** Removes a note. */
export const removeVideoNote: Service<'removeVideoNote'> = async ({ db, messages }, { params }) => {
  await db.delete(videoNotes).where(eq(videoNotes.id, params.id));
  return { success: true, message: messages.confirmations.noteRemoved };
};
