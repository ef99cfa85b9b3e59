import type { Captions, QuestionId, TaskId, VideoId } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { taskVideos } from '../../db/schema/tasks.ts';
import { videoCaptions, videos } from '../../db/schema/videos.ts';
import { toFileRef } from '../files/to-stored-file.ts';
import { promptQuestion } from './prompt-question.ts';

/** Returns what the videos of a speaking task ask, by question, each with its title, file and captions as they are now. */
export async function selectPrompts(db: Database, taskId: TaskId): Promise<Map<QuestionId, Question>> {
  const rows = await db
    .select({
      questionId: taskVideos.questionId,
      prompt: taskVideos.prompt,
      videoId: videos.id,
      title: videos.title,
      file: files,
    })
    .from(taskVideos)
    .innerJoin(videos, eq(videos.id, taskVideos.videoId))
    .innerJoin(files, eq(files.id, videos.fileId))
    .where(eq(taskVideos.taskId, taskId));
  const captions = await selectCaptionsOf(
    db,
    rows.map(({ videoId }) => videoId),
  );
  return new Map(
    rows.flatMap(({ questionId, prompt, videoId, title, file }) => {
      if (questionId === null || prompt === null) return [];
      const video = { title, file: toFileRef(file), captions: captions.get(videoId) };
      return [[questionId, promptQuestion(video, prompt)] as const];
    }),
  );
}

/** Returns the captions of some videos that have lines. */
async function selectCaptionsOf(db: Database, ids: VideoId[]): Promise<Map<VideoId, Captions[]>> {
  const rows = await db
    .select()
    .from(videoCaptions)
    .where(inArray(videoCaptions.videoId, ids))
    .orderBy(asc(videoCaptions.language));
  const spoken = rows.filter(({ cues }) => cues.length > 0);
  const byVideo = Map.groupBy(spoken, ({ videoId }) => videoId);
  return new Map(
    [...byVideo].map(([videoId, tracks]) => [
      videoId,
      tracks.map(({ language, label, cues }) => ({ language, label, cues })),
    ]),
  );
}
