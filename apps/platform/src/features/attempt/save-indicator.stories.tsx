import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SaveState } from '../../lib/saving/save-state.ts';
import { lose, refuse } from '../../testing/fake-client.ts';
import { answerOf, attemptCalls, taskTaken } from '../../testing/fixtures/attempts.ts';
import { idOf } from '../../testing/fixtures/basics.ts';
import { writingQuestion } from '../../testing/fixtures/questions.ts';
import { assignedTask, ownAttempt } from '../../testing/fixtures/tasks.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { changeReplies } from '../../testing/story-client.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const attempt = idOf('attempt', 1);
let saves = 0;
const saveAnswer = () => {
  saves += 1;
  return answerOf(writingQuestion, 0, attempt, true);
};

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Attempt, what is said of saves',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  args: {
    path: `/student/tasks/${idOf('task', 1)}?attempt=${attempt}`,
    role: 'student',
    calls: { ...attemptCalls([writingQuestion]), saveAnswer },
  },
  beforeEach: () => {
    saves = 0;
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const untilSaveIs = (kind: SaveState<unknown, unknown>['kind']) =>
  waitFor(() => expect(document.querySelector('[data-save]')).toHaveAttribute('data-save', kind));

/** A screen reader says trouble, once, and that it is over; not each of a hundred saves. */
export const SaysTroubleAlone: Story = {
  play: async () => {
    const { offline } = inLanguage({ en, ar });
    await pageIsShown();
    await userEvent.click(await screen.findByRole('textbox'));
    await userEvent.keyboard('Sent.');
    const indicator = document.querySelector('[data-save]');
    const heard: (string | null)[] = [];
    const observer = new MutationObserver(() => {
      if (indicator?.getAttribute('aria-live') !== 'off') heard.push(indicator?.textContent ?? null);
    });
    if (indicator) observer.observe(indicator, { characterData: true, childList: true, subtree: true });
    await expect(indicator).toHaveRole('status');
    await waitFor(() => expect(saves).toBe(1));
    await untilSaveIs('saved');
    await expect(heard).toEqual([]);

    changeReplies({ saveAnswer: lose() });
    await userEvent.keyboard(' Kept.');
    await untilSaveIs('offline');
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(saves).toBe(1));
    await untilSaveIs('offline');
    changeReplies({ saveAnswer });
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(saves).toBe(2));
    await untilSaveIs('saved');
    await waitFor(() => expect(heard).toHaveLength(2));
    await expect(heard[0]).toBe(offline);

    await userEvent.keyboard(' And on.');
    await waitFor(() => expect(saves).toBe(3));
    await untilSaveIs('saved');
    await expect(heard).toHaveLength(2);
    observer.disconnect();
  },
};

/** Whoever was logged out is online: the page says why nothing is saved, and keeps it. */
export const LoggedOut: Story = {
  args: { calls: { ...attemptCalls([writingQuestion]), saveAnswer: refuse(401, 'Please log in again.') } },
  play: async () => {
    const { offline, sessionEnded } = inLanguage({ en, ar });
    await pageIsShown();
    await userEvent.click(await screen.findByRole('textbox'));
    await userEvent.keyboard('Typed meanwhile.');
    await expect(await screen.findByText(sessionEnded)).toBeVisible();
    await expect(screen.queryByText(offline)).toBeNull();
  },
};

const byProxy = (status: number) => refuse(status, '', {}, 'unknown');

/** A proxy says "not found" and "conflict" while a server takes the place of another: the attempt stays open, and is submitted after it. */
export const ServerIsReplaced: Story = {
  args: {
    calls: { ...attemptCalls([writingQuestion]), saveAnswer: byProxy(404), submitTaskTaken: byProxy(409) },
  },
  play: async () => {
    const { submit, submitFailed, closedTitle } = en;
    await pageIsShown();
    await userEvent.click(await screen.findByRole('textbox'));
    await userEvent.keyboard('Typed meanwhile.');
    await untilSaveIs('offline');
    changeReplies({ saveAnswer });
    await untilSaveIs('saved');
    await userEvent.click(screen.getAllByRole('button', { name: submit })[0]!);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    await expect(await dialog.findByText(submitFailed, { exact: false })).toBeVisible();
    await expect(screen.queryByRole('alertdialog', { name: closedTitle })).toBeNull();
    const submitTaskTaken = fn(() => taskTaken('submitted'));
    // The page of the task comes after it.
    const getAssignedTask = assignedTask(1, 'Mock paper 1', { attempts: [ownAttempt('submitted', { _id: attempt })] });
    changeReplies({ submitTaskTaken, getAssignedTask });
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Mock paper 1' })).toBeVisible();
    await expect(submitTaskTaken).toHaveBeenCalledOnce();
  },
};
