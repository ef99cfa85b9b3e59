import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { files } from './files.ts';
import { levels } from './named.ts';
import { groups, users } from './people.ts';

/** A line of captions; times in milliseconds from the start of the video. */
export interface CaptionCue {
  startMs: number;
  endMs: number;
  text: string;
}

/** A video of the library: a lecture, or a prompt that students answer by speaking. An uploaded file, or a link. */
export const videos = pgTable(
  'videos',
  {
    id: id<'Video'>(),
    title: text().notNull(),
    /** Plain text; line breaks stay. */
    description: text().notNull().default(''),
    fileId: reference(() => files.id),
    /** The address of a video elsewhere: an `.mp4`, a `.webm` or an HLS playlist. */
    link: text(),
    posterId: reference(() => files.id),
    durationMs: integer().notNull(),
    levelId: reference(() => levels.id),
    order: integer().notNull().default(0),
    /** Students see published videos. */
    status: text().$type<'draft' | 'published'>().notNull(),
    /** Grows with every save. */
    rev: integer().notNull().default(1),
    authorId: reference(() => users.id),
    ...timestamps,
  },
  (table) => [
    check('videos_source', sql`(${table.fileId} is null) <> (${table.link} is null)`),
    index().on(table.fileId),
    index().on(table.posterId),
    index().on(table.levelId),
  ],
);

const videoId = reference(() => videos.id, { onDelete: 'cascade' }).notNull();

/** The groups whose students see a published video. */
export const videoGroups = pgTable(
  'video_groups',
  { videoId, groupId: reference(() => groups.id).notNull() },
  (table) => [primaryKey({ columns: [table.videoId, table.groupId] }), index().on(table.groupId)],
);

/** The captions of a video in one language. */
export const videoCaptions = pgTable(
  'video_captions',
  {
    videoId,
    /** BCP 47. */
    language: text().notNull(),
    /** What the player's menu calls them. */
    label: text().notNull(),
    cues: jsonb().$type<CaptionCue[]>().notNull(),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.videoId, table.language] })],
);

/** What a student has watched of a video. */
export const videoProgress = pgTable(
  'video_progress',
  {
    videoId,
    studentId: reference(() => users.id).notNull(),
    /** Watched intervals in milliseconds: `[start, end)`, in order, without overlap. */
    intervals: jsonb().$type<[startMs: number, endMs: number][]>().notNull().default([]),
    /** The length of all intervals. */
    watchedMs: integer().notNull().default(0),
    /** Where to resume. */
    positionMs: integer().notNull().default(0),
    /** When the last heartbeat came: the next one counts no more time than has passed since. */
    beatAt: timestamptz().notNull(),
    completedAt: timestamptz(),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.videoId, table.studentId] }), index().on(table.studentId)],
);

/** Moments of a video where a student went back, or did not understand it. */
export const videoMoments = pgTable(
  'video_moments',
  {
    id: id<'VideoMoment'>(),
    videoId,
    studentId: reference(() => users.id).notNull(),
    kind: text().$type<'rewound' | 'not-understood'>().notNull(),
    atMs: integer().notNull(),
    createdAt: timestamps.createdAt,
  },
  (table) => [index().on(table.videoId, table.kind), index().on(table.studentId)],
);

/** A person's own notes on a video. */
export const videoNotes = pgTable(
  'video_notes',
  {
    id: id<'VideoNote'>(),
    videoId,
    userId: reference(() => users.id).notNull(),
    atMs: integer().notNull(),
    text: text().notNull(),
    ...timestamps,
  },
  (table) => [index().on(table.videoId, table.userId), index().on(table.userId)],
);
