import type { Captions, VideoId } from '@rubrica/api-client/contract';
import { emptyDraft, questionOf, type Question } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questions } from '../../db/schema/questions.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { mp4File } from '../../testing/sample-files.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const prompts: Question = questionOf({
  ...emptyDraft(),
  title: 'Interview',
  type: 'Speaking',
  subQuestionType: 'SpeakingQA',
  questions: [
    {
      type: 'SpeakingQA',
      id: 'interview',
      rubric: '<p>Answer.</p>',
      autoCorrected: false,
      communicationMark: 5,
      languageKnowledgeMark: 5,
      spontaneityFluencyMark: 5,
      pronunciationIntonationMark: 5,
      content: [{ id: 'home', text: 'Where do you live?' }],
    },
  ],
});

const captionsOf = (language: string, ...lines: string[]): Captions => ({
  language,
  label: language.toUpperCase(),
  cues: lines.map((text, index) => ({ startMs: index * 1000, endMs: index * 1000 + 900, text })),
});

describe('speaking tasks', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const makeVideo = async (title: string, source?: { kind: 'link'; url: string }, captions: Captions[] = []) => {
    const { admin } = room;
    const file = source ?? {
      kind: 'file' as const,
      file: (await server.ok('uploadFile', { body: { file: mp4File(`${title}.mp4`) } }, admin))._id,
    };
    const body = { title, durationMs: 4000, status: 'published' as const, source: file, captions };
    return server.ok('createVideo', { body }, admin);
  };
  const speaking = { title: 'Speaking', kind: 'vdo-speaking' as const };
  const questionsOf = async (video: VideoId, more: object = {}) => {
    const task = await room.makeTask({ ...speaking, videos: [video], ...more });
    const attempt = await room.start(task);
    const { items } = await server.ok('listStudentQuestions', { query: { taskTaken: attempt._id } }, room.student);
    return { task, attempt, items };
  };

  test('each video becomes a frozen question after the questions of the task', async () => {
    const video = await makeVideo('A new flatmate');
    const prompt = {
      video: video._id,
      instructions: 'Greet her & answer.\nAsk <one> question.',
      mark: 10,
      prepSeconds: 20,
      answerSeconds: 90,
      tries: 2,
    };
    const { task, attempt, items } = await questionsOf(video._id, {
      questions: [await room.makeQuestion(prompts)],
      prompts: [prompt],
    });
    expect(task).toMatchObject({ videos: [video._id], prompts: [prompt] });
    expect(items.map(({ position, view }) => [position, view.title, view.subQuestionType])).toEqual([
      [0, 'Interview', 'SpeakingQA'],
      [1, 'A new flatmate', 'VideoSpeaking'],
    ]);
    expect(items[1]?.view.questions[0]).toMatchObject({
      rubric: '<p>Greet her &amp; answer.</p><p>Ask &lt;one&gt; question.</p>',
      video: { mime: 'video/mp4' },
      maximum: 10,
      prepSeconds: 20,
      answerSeconds: 90,
      tries: 2,
    });
    const [assigned] = (await server.ok('listAssignedTasks', { query: { kind: 'vdo-speaking' } }, room.student)).items;
    expect(assigned).toMatchObject({ kind: 'vdo-speaking', questionCount: 2 });
    const statistics = await server.ok('listTaskQuestions', { params: { id: task._id } }, room.admin);
    expect(statistics.items.map(({ title, maximum, position }) => [title, maximum, position])).toEqual([
      ['Interview', 20, 0],
      ['A new flatmate', 10, 1],
    ]);
    const answers = await room.answersOf(attempt);
    expect(answers.map(({ type }) => type)).toEqual(['SpeakingQA', 'VideoSpeaking']);
  });

  test('its student sees the video from the start of an attempt on, and in no list of lectures', async () => {
    const video = await makeVideo('Kept for the attempt');
    const task = await room.makeTask({ ...speaking, videos: [video._id] });
    const file = video.source.kind === 'file' ? video.source.file.id : '';
    await server.fails('getFile', { params: { id: file } }, room.student);
    await room.start(task);
    await server.ok('getFile', { params: { id: file } }, room.student);
    await server.fails('getFile', { params: { id: file } }, room.otherStudent);
  });

  test('an attempt keeps its copy when the settings change, and the next attempt has the new ones', async () => {
    const video = await makeVideo('Changing');
    const prompt = { video: video._id, mark: 4 };
    const { task, attempt } = await questionsOf(video._id, { prompts: [prompt], maxAttempts: 2 });
    const { _id, counts: _, createdAt: _c, updatedAt: _u, ...body } = task;
    await server.ok(
      'updateTask',
      { params: { id: _id }, body: { ...body, prompts: [{ ...prompt, mark: 8, answerSeconds: 30 }] } },
      room.admin,
    );
    const maximumOf = async (taskTaken: string) => {
      const { items } = await server.ok('listStudentQuestions', { query: { taskTaken } }, room.student);
      return items.map(({ question, view }) => [question, view.questions[0]]);
    };
    const [before] = await maximumOf(attempt._id);
    expect(before?.[1]).toMatchObject({ maximum: 4 });
    await room.submit(attempt);
    const second = await room.start(task);
    const [after] = await maximumOf(second._id);
    expect(after?.[1]).toMatchObject({ maximum: 8, answerSeconds: 30 });
    // The same question, so that its statistics go on.
    expect(after?.[0]).toBe(before?.[0]);
  });

  test('a prompt has the captions that its video had when the attempt began, in each language that has lines', async () => {
    const spoken = [captionsOf('ar', 'من أنت؟'), captionsOf('en', 'Who are you?')];
    const video = await makeVideo('Captioned', undefined, [...spoken, captionsOf('fr')]);
    const { task, attempt, items } = await questionsOf(video._id, { maxAttempts: 2 });
    expect(items[0]?.view.questions[0]).toMatchObject({ captions: spoken });

    const source = { kind: 'file' as const, file: video.source.kind === 'file' ? video.source.file.id : '' };
    const corrected = [captionsOf('en', 'Who are you then?')];
    const body = { ...video, source, captions: corrected };
    await server.ok('updateVideo', { params: { id: video._id }, body }, room.admin);
    const inAttempt = async (taskTaken: string) => {
      const seen = await server.ok('listStudentQuestions', { query: { taskTaken } }, room.student);
      return seen.items[0]?.view.questions[0];
    };
    expect(await inAttempt(attempt._id)).toMatchObject({ captions: spoken });
    await room.submit(attempt);
    expect(await inAttempt((await room.start(task))._id)).toMatchObject({ captions: corrected });
  });

  test('a linked video, another kind of question and a prompt about no video of the task are refused by name', async () => {
    const linked = await makeVideo('Linked', { kind: 'link', url: 'https://videos.example/a.mp4' });
    const choices = await room.makeQuestion(choiceQuestion());
    const elsewhere = await makeVideo('In another task');
    const body = { ...speaking, videos: [linked._id], questions: [choices], prompts: [{ video: elsewhere._id }] };
    const failure = await server.fails('createTask', { body }, room.admin);
    expect(failure).toMatchObject({ status: 422 });
    expect(Object.entries(failure.errors ?? {}).map(([field, [text]]) => [field, text])).toEqual([
      ['questions.0', expect.stringMatching(/speaking/u)],
      ['videos.0', expect.stringMatching(/link/u)],
      ['prompts.0.video', expect.any(String)],
    ]);
    // A lecture may be a link, and homework may have any question.
    await server.ok('createTask', { body: { title: 'Lecture', kind: 'vdo-lect', videos: [linked._id] } }, room.admin);
    await server.ok('createTask', { body: { title: 'Homework', questions: [choices] } }, room.admin);
  });

  test('what a task makes of its videos is in no bank of questions and goes with the task', async () => {
    const video = await makeVideo('Nowhere else');
    const task = await room.makeTask({ ...speaking, videos: [video._id] });
    const inDatabase = () =>
      server.app.db.select({ id: questions.id }).from(questions).where(eq(questions.title, video.title));
    const [made] = await inDatabase();
    expect(made).toBeDefined();
    const { items } = await server.ok('listQuestions', { query: { search: video.title } }, room.admin);
    expect(items).toEqual([]);
    const id = made?.id ?? '';
    expect(await server.fails('getQuestion', { params: { id } }, room.admin)).toMatchObject({ status: 404 });
    const stolen = { title: 'Stolen', questions: [id] };
    expect(await server.fails('createTask', { body: stolen }, room.admin)).toMatchObject({ status: 422 });
    await server.ok('removeTask', { params: { id: task._id } }, room.admin);
    expect(await inDatabase()).toEqual([]);
  });

  test('a spoken answer is marked with comments at a second, which its student never writes', async () => {
    const video = await makeVideo('Marked');
    const { attempt } = await questionsOf(video._id);
    const { ref } = await server.ok(
      'uploadFile',
      { body: { file: mp4File('answer.mp4'), durationMs: 9000 } },
      room.student,
    );
    const entry = {
      studentAnswer: [{ kind: 'recording' as const, file: ref }],
      instructorFiles: [],
      instructorComments: '',
      studentMark: 0,
    };
    const comment = { id: 'at-two', recording: ref.id, atMs: 2000, text: 'Well said.' };
    const [answer] = await room.answersOf(attempt);
    if (!answer) throw new Error('The attempt has no answer.');
    const saved = await room.save(answer, [{ ...entry, timedComments: [comment] }]);
    expect(saved.answers).toEqual([entry]);
    await room.submit(attempt);

    const save = (timedComments: object[], version: number) => ({
      params: { id: answer._id },
      headers: { 'if-match': String(version) },
      body: { answers: [{ ...entry, studentMark: 1, reviewed: true, timedComments: timedComments as [] }] },
    });
    const late = await server.fails('saveMarks', save([{ ...comment, atMs: 10_000 }], 0), room.assistant);
    expect(Object.keys(late.errors ?? {})).toEqual(['answers.0.timedComments.0']);
    await server.ok('saveMarks', save([comment], 0), room.assistant);
    await server.ok('releaseTaskTaken', { params: { id: attempt._id } }, room.assistant);
    const review = await server.ok('getReviewSheet', { params: { id: attempt._id } }, room.parent);
    expect(review.questions[0]?.answers[0]).toMatchObject({ timedComments: [comment], studentMark: 1 });
  });
});
