import type { LectureQuestionId, VideoId } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import type { AppContext } from '../services/context.ts';
import { uploadFile } from '../services/files/upload-file.ts';
import { createLectureQuestion } from '../services/lecture-questions/create-lecture-question.ts';
import { createVideo } from '../services/videos/create-video.ts';
import { addHours, createDemoContext } from './demo-context.ts';
import { demoLectures } from './lectures/lectures.ts';
import { readLectureFiles } from './lectures/read-lecture-files.ts';
import { toQuestion } from './lectures/to-question.ts';
import type { NamedIds } from './seed-named.ts';
import type { People } from './seed-people.ts';

/** A stored demo lecture. */
export interface SeededLecture {
  id: VideoId;
  durationMs: number;
  /** The questions at which it stops, in their order. */
  questions: { id: LectureQuestionId; atMs: number; content: Question }[];
}

interface SeedLecturesOptions {
  app: AppContext;
  now: Date;
  named: NamedIds;
  people: People;
}

const noInput = { params: undefined, query: undefined, headers: undefined };

/** Stores the demo lectures with their files, captions and questions. Returns them in their order. */
export async function seedLectures({ app, now, named, people }: SeedLecturesOptions): Promise<SeededLecture[]> {
  const context = createDemoContext(app, people.person('admin'), addHours(now, -20 * 24));
  const stored: SeededLecture[] = [];
  for (const [index, lecture] of demoLectures.entries()) {
    const { durationMs, captions, video, poster } = await readLectureFiles(lecture);
    const { _id: file } = await uploadFile(context, { ...noInput, body: { file: video, kind: 'video', durationMs } });
    const { _id: posterId } = await uploadFile(context, { ...noInput, body: { file: poster, kind: 'image' } });
    const { _id: id } = await createVideo(context, {
      ...noInput,
      body: {
        title: lecture.title,
        description: lecture.description,
        source: { kind: 'file', file },
        poster: posterId,
        durationMs,
        level: named.levels.get('B2') ?? null,
        groups: [people.groupId('general'), people.groupId('bilingual')],
        order: index + 1,
        status: 'published',
        captions,
      },
    });
    const questions: SeededLecture['questions'] = [];
    for (const [number, question] of lecture.questions.entries()) {
      // In the pause behind the sentence.
      const atMs = (captions[0]?.cues[question.after]?.endMs ?? 0) + 200;
      const content = toQuestion(question, `${lecture.file}-${number + 1}`);
      const { isOptional = false, mustBeRight = false, maxTries = 2 } = question;
      const body = { video: id, atMs, isRequired: !isOptional, mustBeRight, maxTries, showWhy: true, content };
      const { _id } = await createLectureQuestion(context, { ...noInput, body });
      questions.push({ id: _id, atMs, content });
    }
    stored.push({ id, durationMs, questions });
  }
  return stored;
}
