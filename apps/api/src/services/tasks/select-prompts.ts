import type { QuestionId, TaskId } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { taskVideos } from '../../db/schema/tasks.ts';
import { videos } from '../../db/schema/videos.ts';
import { toFileRef } from '../files/to-stored-file.ts';
import { promptQuestion } from './prompt-question.ts';

/** Returns what the videos of a speaking task ask, by question, each with its title and file as they are now. */
export async function selectPrompts(db: Database, taskId: TaskId): Promise<Map<QuestionId, Question>> {
  const rows = await db
    .select({ questionId: taskVideos.questionId, prompt: taskVideos.prompt, title: videos.title, file: files })
    .from(taskVideos)
    .innerJoin(videos, eq(videos.id, taskVideos.videoId))
    .innerJoin(files, eq(files.id, videos.fileId))
    .where(eq(taskVideos.taskId, taskId));
  return new Map(
    rows.flatMap(({ questionId, prompt, title, file }) =>
      questionId === null || prompt === null
        ? []
        : [[questionId, promptQuestion({ title, file: toFileRef(file) }, prompt)] as const],
    ),
  );
}
