import { describe, expect, it } from 'vitest';
import {
  emptyTask,
  endsAtOnce,
  extraTimeProblems,
  keyNotesOf,
  mergeTasks,
  problemsOf,
  savedBodyOf,
  withTheirs,
  withVideos,
} from './task-body.ts';

const whole = { ...emptyTask, title: 'Mock paper', questions: ['q'], groups: ['g'], status: 'published' as const };

describe('a task before it is saved', () => {
  it('ends at once if its closing time is set to one that has passed', () => {
    const closed = (closeAt: string | null, status: 'draft' | 'published' = 'published') => ({
      ...whole,
      status,
      closeAt,
    });
    expect(endsAtOnce(closed('2026-01-01T09:00:00.000Z'), whole)).toBe(true);
    expect(endsAtOnce(closed('2026-01-01T09:00:00.000Z'), closed('2026-01-01T09:00:00.000Z'))).toBe(false);
    expect(endsAtOnce(closed('9999-01-01T09:00:00.000Z'), whole)).toBe(false);
    expect(endsAtOnce(closed(null), closed('2026-01-01T09:00:00.000Z'))).toBe(false);
    expect(endsAtOnce(closed('2026-01-01T09:00:00.000Z', 'draft'), whole)).toBe(false);
  });

  it('has no problem when it is whole', () => {
    expect(problemsOf(whole)).toEqual({});
  });

  it('may lack questions and students only as a draft', () => {
    const bare = { ...whole, questions: [], groups: [] };
    expect(problemsOf(bare)).toEqual({ questions: true, audience: true });
    expect(problemsOf({ ...bare, status: 'draft' })).toEqual({});
  });

  it('has to open before it is due, and be due before it closes', () => {
    const [early, late] = ['2026-03-01T09:00:00.000Z', '2026-03-02T09:00:00.000Z'];
    expect(problemsOf({ ...whole, openAt: early, closeAt: late })).toEqual({});
    expect(problemsOf({ ...whole, openAt: late, closeAt: early })).toEqual({ dates: true });
    expect(problemsOf({ ...whole, dueAt: late, closeAt: early })).toEqual({ dates: true });
  });

  it('takes whole minutes and attempts only', () => {
    expect(problemsOf({ ...whole, timeLimitMinutes: 0, maxAttempts: 1.5 })).toEqual({
      timeLimitMinutes: true,
      maxAttempts: true,
    });
  });
});

describe('what the form of a task does not show', () => {
  const speaking = { ...whole, kind: 'vdo-speaking' as const, ...withVideos(whole, ['a']) };
  const invalidPrompts = speaking.prompts.map((prompt) => ({ ...prompt, tries: Number.NaN }));

  it('is not sent with another kind, and keeps it from nothing', () => {
    const changed = { ...speaking, prompts: invalidPrompts };
    expect(problemsOf(savedBodyOf(changed))).toEqual({ prompts: true });
    expect(savedBodyOf({ ...changed, kind: 'homework' })).toMatchObject({ videos: [], prompts: [] });
    const lectures = savedBodyOf({ ...changed, kind: 'vdo-lect', maxAttempts: Number.NaN });
    expect(lectures).toMatchObject({ videos: ['a'], prompts: [], maxAttempts: 1 });
    expect(problemsOf(lectures)).toEqual({});
  });

  it('is how a video is answered that is no longer chosen; one that is chosen is sent as it is shown', () => {
    const saved = savedBodyOf({ ...speaking, videos: ['b'], prompts: invalidPrompts });
    expect(saved.prompts).toEqual(withVideos(whole, ['b']).prompts);
    expect(problemsOf(saved)).toEqual({});
  });

  it('is an incomplete row of extra time once the time limit is gone; the others stay for one that comes again', () => {
    const extraTime = [
      { student: 's', minutes: 15 },
      { student: '', minutes: 15 },
    ];
    expect(extraTime.map(extraTimeProblems)).toEqual([{}, { student: true }]);
    expect(extraTimeProblems({ student: 's', minutes: 1.5 })).toEqual({ minutes: true });
    expect(problemsOf(savedBodyOf({ ...whole, timeLimitMinutes: 60, extraTime }))).toEqual({ extraTime: true });
    const saved = savedBodyOf({ ...whole, extraTime });
    expect(saved.extraTime).toEqual(extraTime.slice(0, 1));
    expect(problemsOf(saved)).toEqual({});
  });
});

describe('a speaking task before it is saved', () => {
  const speaking = { ...whole, kind: 'vdo-speaking' as const, questions: [], ...withVideos(whole, ['a', 'b']) };

  it('may have videos alone', () => {
    expect(problemsOf(speaking)).toEqual({});
    expect(problemsOf({ ...speaking, videos: [], prompts: [] })).toEqual({ questions: true });
  });

  it('keeps how a video is answered when videos are added, moved and taken away', () => {
    const [first, second] = speaking.prompts;
    const changed = { ...speaking, prompts: speaking.prompts.map((prompt) => ({ ...prompt, tries: 7 })) };
    const moved = withVideos(changed, ['b', 'c', 'a']);
    expect(moved.prompts.map(({ video, tries }) => [video, tries])).toEqual([
      ['b', 7],
      ['c', first?.tries],
      ['a', 7],
    ]);
    expect(withVideos(changed, ['b']).prompts).toEqual([{ ...second, tries: 7 }]);
  });

  it.each([{ mark: 0 }, { mark: 1.3 }, { prepSeconds: 0 }, { answerSeconds: 3601 }, { tries: 21 }, { tries: 1.5 }])(
    'has a problem with %j',
    (change) => {
      const prompts = speaking.prompts.map((prompt) => ({ ...prompt, ...change }));
      expect(problemsOf({ ...speaking, prompts })).toEqual({ prompts: true });
      // In homework they do not count.
      expect(problemsOf({ ...whole, prompts })).toEqual({});
    },
  );
});

describe('a speaking task that two people change', () => {
  const base = { ...whole, kind: 'vdo-speaking' as const, questions: [], ...withVideos(whole, ['a', 'b']) };
  const withTries = (task: typeof base, tries: Record<string, number>) => ({
    ...task,
    prompts: task.prompts.map((prompt) => ({ ...prompt, tries: tries[prompt.video] ?? prompt.tries })),
  });
  const triesOf = ({ prompts }: Pick<typeof base, 'prompts'>) => prompts.map(({ video, tries }) => [video, tries]);

  it('has each video as whoever has changed it wants it answered', () => {
    const mine = withTries({ ...base, ...withVideos(base, ['a', 'b', 'd']) }, { a: 5, d: 6 });
    const theirs = withTries({ ...base, ...withVideos(base, ['b', 'a', 'c']) }, { b: 7, c: 8 });
    const { values, conflicts } = mergeTasks(base, mine, theirs);
    expect(triesOf(values)).toEqual([
      ['b', 7],
      ['a', 5],
      ['c', 8],
      ['d', 6],
    ]);
    expect(values.videos).toEqual(['b', 'a', 'c', 'd']);
    expect(conflicts).toEqual([]);
    expect(
      triesOf(mergeTasks(base, withTries(base, { a: 5 }), { ...base, ...withVideos(base, ['b']) }).values),
    ).toEqual([['b', 2]]);
  });

  it('has a conflict where both have changed the same video, and takes theirs of it', () => {
    const mine = withTries({ ...base, ...withVideos(base, ['a', 'b', 'd']) }, { a: 5, d: 6 });
    const theirs = withTries({ ...base, ...withVideos(base, ['a', 'b', 'c']) }, { a: 7, c: 8 });
    const { values, conflicts } = mergeTasks(base, mine, theirs);
    expect(triesOf(values)).toEqual([
      ['a', 5],
      ['b', 2],
      ['c', 8],
      ['d', 6],
    ]);
    expect(conflicts).toEqual(['prompts']);
    expect(triesOf(withTheirs(values, theirs, conflicts))).toEqual([
      ['a', 7],
      ['b', 2],
      ['c', 8],
      ['d', 6],
    ]);
  });

  it('has a video of theirs with its settings where their order is taken', () => {
    const three = { ...base, ...withVideos(base, ['a', 'b', 'e']) };
    const mine = withTries({ ...base, ...withVideos(base, ['b', 'a', 'e']) }, { a: 5 });
    const theirs = withTries({ ...base, ...withVideos(base, ['c', 'e', 'a', 'b']) }, { c: 8 });
    const { values, conflicts } = mergeTasks(three, mine, theirs);
    expect(triesOf(values)).toEqual([
      ['c', 8],
      ['b', 2],
      ['a', 5],
      ['e', 2],
    ]);
    expect(conflicts).toEqual(['videos']);
    expect(triesOf(withTheirs(values, theirs, conflicts))).toEqual([
      ['c', 8],
      ['e', 2],
      ['a', 5],
      ['b', 2],
    ]);
  });

  it('has no prompts where its videos are lectures', () => {
    const lectures = { ...whole, kind: 'vdo-lect' as const, videos: ['a'], prompts: [] };
    expect(
      mergeTasks(lectures, { ...lectures, title: 'Mine' }, { ...lectures, videos: ['a', 'b'] }).values.prompts,
    ).toEqual([]);
  });
});

describe('the notes on when students see the keys', () => {
  it.each([
    [{ showModelAnswer: 'never', maxAttempts: 0 }, []],
    [{ showModelAnswer: 'on-release' }, ['classmates']],
    [{ showModelAnswer: 'on-release', maxAttempts: 2 }, ['afterAttempts', 'classmates']],
    [{ showModelAnswer: 'after-close' }, ['noCloseDate']],
    [
      { showModelAnswer: 'after-close', closeAt: '2030-05-01T09:00:00Z', maxAttempts: 0 },
      ['afterAttempts', 'everybody'],
    ],
  ] as const)('of %j are %j', (settings, notes) => {
    expect(keyNotesOf({ ...emptyTask, ...settings })).toEqual(notes);
  });
});
