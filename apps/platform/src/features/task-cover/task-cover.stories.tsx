import type { TaskTakenId } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { openDrafts } from '../../lib/storage/drafts.ts';
import { readSession } from '../../lib/storage/session.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { type CallHandler, pending, refuse, refuseWith } from '../../testing/fake-client.ts';
import { idOf, inDays, inHours } from '../../testing/fixtures/basics.ts';
import { assignedTask, ownAttempt } from '../../testing/fixtures/tasks.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

import { ar, en } from './messages.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Task cover',
  tags: ['!autodocs'],
  args: { path: `/student/tasks/${idOf('task', 1)}`, role: 'student' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Mock paper 1: Reading';
const open = assignedTask(1, title, {
  instructions: 'Answer all three parts.\nYou may use the glossary under each passage.',
  timeLimitMinutes: 60,
});

export const NotBegun: Story = { args: { calls: { getAssignedTask: open } } };

/** A private window: the student is told before the attempt begins. */
export const LittleRoom: Story = {
  args: { calls: { getAssignedTask: open } },
  beforeEach: () => {
    const estimate = spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 20_000_000, usage: 0 });
    return () => estimate.mockRestore();
  },
  play: async ({ canvas }) => {
    const { storage } = inLanguage({ en, ar });
    await expect(await canvas.findByText(storage.little.title)).toBeVisible();
    await expect(canvas.getByText(storage.little.text)).toBeVisible();
  },
};
const inLine = 'Many are starting now. You are in line; your time has not begun.';
let starts = 0;
/** Has the student wait for their turn twice, and then for the reply. */
const startInLine: CallHandler<'startTaskTaken'> = () => {
  starts += 1;
  return starts > 2 ? pending() : refuseWith('startTaskTaken', 'starts_waiting', inLine, { seconds: 0 })();
};

/** Many start at the same time: the page says so, and asks again by itself. */
export const InLine: Story = {
  args: { calls: { getAssignedTask: open, startTaskTaken: startInLine } },
  beforeEach: () => {
    starts = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const { begin, startFailed } = inLanguage({ en, ar });
    await userEvent.click(await canvas.findByRole('button', { name: begin }));
    await waitFor(() => expect(starts).toBe(3));
    await expect(canvas.getByRole('status')).toHaveTextContent(inLine);
    await expect(canvas.queryByText(startFailed)).toBeNull();
  },
};

export const LittleRoomOnAPhone: Story = { ...LittleRoom, globals: narrow };
export const Narrow: Story = { args: { calls: { getAssignedTask: open } }, globals: narrow };
export const Loading: Story = { args: { calls: { getAssignedTask: pending } } };
export const NotShared: Story = { args: { calls: { getAssignedTask: refuse(404, '') } } };
export const Upcoming: Story = {
  args: {
    calls: { getAssignedTask: assignedTask(1, title, { phase: 'upcoming', openAt: inDays(3), canStart: false }) },
  },
};
export const ReturnedAndLate: Story = {
  args: {
    calls: {
      getAssignedTask: assignedTask(1, title, {
        phase: 'late',
        dueAt: inHours(-5),
        canStart: false,
        maxAttempts: 0,
        attempts: [ownAttempt('returned', { returnNote: 'Look at question 2 again.\nThen submit once more.' })],
      }),
    },
  },
};
export const WithResults: Story = {
  args: {
    calls: {
      getAssignedTask: assignedTask(1, title, {
        canStart: false,
        maxAttempts: 2,
        attempts: [ownAttempt('released'), ownAttempt('submitted', { _id: idOf('attempt', 2), number: 2 })],
      }),
    },
  },
};

/** A student who has left the group reads what they did, and why they cannot begin again. */
export const SetNoMore: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    calls: {
      getAssignedTask: assignedTask(1, title, {
        canStart: false,
        maxAttempts: 3,
        attempts: [ownAttempt('released')],
      }),
    },
  },
  play: async ({ canvas }) => {
    const { notSet, result, again } = inLanguage({ en, ar });
    await expect(await canvas.findByText(notSet)).toBeVisible();
    await expect(canvas.getByRole('link', { name: result })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: again })).toBeNull();
  },
};

/** Stores an answer of an attempt as a tab does that could not send it. */
function storeUnsentAnswer(taskTaken: TaskTakenId) {
  const change = { answer: idOf('answer', 1), taskTaken, rev: 1, changedAt: 1 };
  const value = [{ ...change, key: `${readSession()?._id}/tab/${change.answer}`, content: {} }];
  openDrafts().store('answers', 'tab/', { base: '', value });
}

/** Two attempts are submitted, one of them before this device could send all of it. */
export const AnswersThatWereNotSent: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    calls: {
      getAssignedTask: assignedTask(1, title, {
        canStart: false,
        maxAttempts: 2,
        attempts: [ownAttempt('submitted'), ownAttempt('auto_submitted', { _id: idOf('attempt', 2), number: 2 })],
      }),
    },
    leave: () => storeUnsentAnswer(idOf('attempt', 2)),
  },
  play: async ({ canvas }) => {
    const { unsent, toUnsent, waiting } = inLanguage({ en, ar });
    await expect(await canvas.findByText(unsent)).toBeVisible();
    // Of the other attempt.
    await expect(canvas.getAllByText(waiting)).toHaveLength(1);
    const address = `/student/tasks/${idOf('task', 1)}?attempt=${idOf('attempt', 2)}`;
    await expect(canvas.getByRole('link', { name: toUnsent })).toHaveAttribute('href', address);
  },
};

/** The student left an attempt before this device could send all of it, and can go on. */
export const AnswersStillToSend: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: { getAssignedTask: assignedTask(1, title, { canStart: false, attempts: [ownAttempt('in_progress')] }) },
    leave: () => storeUnsentAnswer(idOf('attempt', 1)),
  },
  play: async ({ canvas }) => {
    const { unsentYet, waiting, goOn } = inLanguage({ en, ar });
    await expect(await canvas.findByText(unsentYet)).toBeVisible();
    await expect(canvas.queryByText(waiting)).toBeNull();
    const address = `/student/tasks/${idOf('task', 1)}?attempt=${idOf('attempt', 1)}`;
    await expect(canvas.getByRole('link', { name: goOn })).toHaveAttribute('href', address);
    openDrafts().store('answers', 'tab/', { base: '', value: [] });
    await waitFor(() => expect(canvas.queryByText(unsentYet)).toBeNull());
  },
};
