import type { GroupId, LectureQuestion, StudentVideoQuestion, VideoId } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { videoGroups, videos } from '../db/schema/videos.ts';
import { expectRow } from '../services/queries/query-results.ts';
import type { Input } from '../services/service.ts';
import type { Classroom, SignedInPerson } from './classroom.ts';
import type { TestServer } from './test-server.ts';

type Rules = Partial<Omit<Input<'createLectureQuestion'>['body'], 'video' | 'content'>>;

/** Adds a video of a minute that the students of a group see once it is published. */
export async function makeLecture(
  { app }: TestServer,
  group: GroupId,
  title = 'Trains',
  status: 'published' | 'draft' = 'published',
): Promise<VideoId> {
  const row = { title, link: 'https://example.org/trains.mp4', durationMs: 60_000, status };
  const { id } = expectRow(await app.db.insert(videos).values(row).returning());
  await app.db.insert(videoGroups).values({ videoId: id, groupId: group });
  return id;
}

/** Adds a question to a video, at 10 seconds unless told. */
export function addLectureQuestion(
  server: TestServer,
  { admin }: Pick<Classroom, 'admin'>,
  { video, content, ...rules }: { video: VideoId; content: Question } & Rules,
): Promise<LectureQuestion> {
  return server.ok('createLectureQuestion', { body: { video, content, atMs: 10_000, ...rules } }, admin);
}

/** Makes a student's next try. */
export async function tryLectureQuestion(
  server: TestServer,
  who: SignedInPerson,
  question: Pick<StudentVideoQuestion, '_id' | 'version'> & { triesUsed?: number },
  answers: Input<'answerStudentVideoQuestion'>['body']['answers'],
): Promise<StudentVideoQuestion> {
  const { _id: id, version, triesUsed = 0 } = question;
  return server.ok(
    'answerStudentVideoQuestion',
    { params: { id }, body: { try: triesUsed + 1, version, answers } },
    who,
  );
}
