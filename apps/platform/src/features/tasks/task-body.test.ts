import { describe, expect, it } from 'vitest';
import { emptyTask, keyNotesOf, problemsOf, withVideos } from './task-body.ts';

const whole = { ...emptyTask, title: 'Mock paper', questions: ['q'], groups: ['g'], status: 'published' as const };

describe('a task before it is saved', () => {
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
