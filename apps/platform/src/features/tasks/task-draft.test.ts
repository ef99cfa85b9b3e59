import { expect, it } from 'vitest';
import { emptyTask, withVideos } from './task-body.ts';
import { isTaskDraftText, readTaskDraft, writeTaskDraft } from './task-draft.ts';

const body = {
  ...emptyTask,
  title: 'Half a paper',
  kind: 'vdo-speaking' as const,
  ...withVideos(emptyTask, ['v']),
  questions: ['q'],
  dueAt: '2026-03-01T09:00:00.000Z',
  timeLimitMinutes: Number.NaN,
  extraTime: [{ student: '', minutes: 15 }],
};
const draft = { base: emptyTask, body };

it('a draft of a task is read as it was written, also where a text is no number', () => {
  expect(readTaskDraft(writeTaskDraft(draft))).toEqual(draft);
});

it('a draft of a version with other fields is none', () => {
  const { dueAt, ...without } = body;
  const [prompt] = body.prompts;
  const { tries, ...withoutTries } = prompt ?? { tries: null };
  for (const other of [without, { ...body, students: 'all' }, { ...body, prompts: [withoutTries] }]) {
    expect(isTaskDraftText(JSON.stringify({ base: emptyTask, body: other }))).toBe(false);
  }
  expect(isTaskDraftText(writeTaskDraft(draft))).toBe(true);
  expect(isTaskDraftText(draft)).toBe(false);
});
