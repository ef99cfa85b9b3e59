import type { QuestionId, TaskId, VideoId } from '@rubrica/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { attemptQuestions } from '../../db/schema/attempts.ts';
import { files } from '../../db/schema/files.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskVideos } from '../../db/schema/tasks.ts';
import { videos } from '../../db/schema/videos.ts';
import type { SignedInContext } from '../context.ts';
import { recordQuestionFiles } from '../files/record-file-uses.ts';
import { toFileRef } from '../files/to-stored-file.ts';
import type { Input } from '../service.ts';
import { defaultPromptSettings, promptQuestion, type PromptSettings } from './prompt-question.ts';

type Body = Input<'createTask'>['body'];

/**
 * Replaces the videos of a task. In a speaking task each has a stored question, to which answers and statistics refer; it
 * stays the same as long as the task has the video. A question that neither the task nor an attempt needs is removed.
 */
export async function writeTaskVideos(
  context: SignedInContext,
  tx: Database,
  taskId: TaskId,
  body: Body,
): Promise<void> {
  const known = await selectPromptQuestions(tx, taskId);
  await tx.delete(taskVideos).where(eq(taskVideos.taskId, taskId));
  const rows =
    body.kind === 'vdo-speaking'
      ? await writePromptQuestions(context, tx, body, known)
      : body.videos.map((videoId) => ({ videoId }));
  if (rows.length > 0) await tx.insert(taskVideos).values(rows.map((row, position) => ({ ...row, taskId, position })));
  await removeUnusedPrompts(tx, [...known.values()]);
}

/** Returns the question of each video of a speaking task. */
export async function selectPromptQuestions(db: Database, taskId: TaskId): Promise<Map<VideoId, QuestionId>> {
  const rows = await db
    .select({ videoId: taskVideos.videoId, questionId: taskVideos.questionId })
    .from(taskVideos)
    .where(eq(taskVideos.taskId, taskId));
  return new Map(
    rows.flatMap(({ videoId, questionId }) => (questionId === null ? [] : [[videoId, questionId] as const])),
  );
}

/** Removes those of these questions that were made from a video and that no task and no attempt has. */
export async function removeUnusedPrompts(tx: Database, ids: QuestionId[]): Promise<void> {
  const isUsed = sql`(exists (select 1 from ${taskVideos} where ${taskVideos.questionId} = ${questions.id})
    or exists (select 1 from ${attemptQuestions} where ${attemptQuestions.questionId} = ${questions.id}))`;
  await tx.delete(questions).where(and(inArray(questions.id, ids), questions.isFromVideo, sql`not ${isUsed}`));
}

interface PromptRow {
  videoId: VideoId;
  prompt: PromptSettings;
  questionId: QuestionId;
}

async function writePromptQuestions(
  { caller, clock }: SignedInContext,
  tx: Database,
  { videos: ids, prompts }: Body,
  known: ReadonlyMap<VideoId, QuestionId>,
): Promise<PromptRow[]> {
  const now = clock.now();
  const found = await tx
    .select({ id: videos.id, title: videos.title, file: files })
    .from(videos)
    .innerJoin(files, eq(files.id, videos.fileId))
    .where(inArray(videos.id, ids));
  const made = ids.flatMap((videoId) => {
    const video = found.find(({ id }) => id === videoId);
    if (!video) return [];
    const { video: _, ...prompt } = { ...defaultPromptSettings, ...prompts.find((each) => each.video === videoId) };
    const content = promptQuestion({ title: video.title, file: toFileRef(video.file) }, prompt);
    return { videoId, prompt, questionId: known.get(videoId) ?? v7(), content };
  });
  if (made.length === 0) return [];
  await tx
    .insert(questions)
    .values(
      made.map(({ questionId, prompt, content }) => ({
        id: questionId,
        title: content.title,
        type: content.type,
        subQuestionType: content.subQuestionType,
        blocks: content.questions.length,
        maximum: prompt.mark,
        isFromVideo: true,
        content,
        authorId: caller.id,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: questions.id,
      set: {
        title: sql`excluded.title`,
        maximum: sql`excluded.maximum`,
        content: sql`excluded.content`,
        updatedAt: now,
      },
    });
  // Keeps the file as long as somebody may be asked about it, whatever becomes of the video.
  for (const { questionId, content } of made) await recordQuestionFiles(tx, questionId, [content]);
  return made.map(({ content: _, ...row }) => row);
}
