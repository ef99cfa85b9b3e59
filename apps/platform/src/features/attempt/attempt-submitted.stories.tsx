import type { AssignedTask } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { en as attemptsEn } from '../../lib/attempts/messages.ts';
import { hub } from '../../lib/live/hub.ts';
import { attemptCalls, taskTaken } from '../../testing/fixtures/attempts.ts';
import { idOf } from '../../testing/fixtures/basics.ts';
import { readingQuestion } from '../../testing/fixtures/questions.ts';
import { assignedTask, ownAttempt } from '../../testing/fixtures/tasks.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { changeReplies } from '../../testing/story-client.ts';
import { en as coverEn } from '../task-cover/messages.ts';
import { en } from './messages/en.ts';

const attempt = idOf('attempt', 1);
const coverOf = (change: Partial<AssignedTask>) =>
  assignedTask(1, 'Mock paper 1: Reading', { maxAttempts: 1, canStart: false, ...change });
const coverReply = { current: Promise.withResolvers<AssignedTask>() };
const askedAgain = fn(() => taskTaken('submitted'));

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Attempt submitted',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  args: { path: `/student/tasks/${idOf('task', 1)}`, role: 'student' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The page of the attempt learns that it is closed before the submit is answered, and the task's page takes its time: nobody reads that
 * the attempt was closed elsewhere, or that there is still something to do.
 */
export const NothingUntrueMeanwhile: Story = {
  args: {
    calls: {
      ...attemptCalls([readingQuestion]),
      getAssignedTask: coverOf({ attempts: [ownAttempt('in_progress', { _id: attempt })] }),
      submitTaskTaken: async () => {
        changeReplies({ getTaskTaken: askedAgain, getAssignedTask: () => coverReply.current.promise });
        hub.tell('attempt-changed', { taskTaken: attempt, reason: 'closed' });
        await waitFor(() => expect(askedAgain).toHaveBeenCalled());
        return taskTaken('submitted');
      },
    },
  },
  play: async () => {
    askedAgain.mockClear();
    coverReply.current = Promise.withResolvers();
    await hub.connect({ ask: async () => null });
    await pageIsShown();
    await userEvent.click(screen.getByRole('button', { name: coverEn.goOn }));
    await screen.findAllByRole('radio', {}, { timeout: 10_000 });
    const [button] = await screen.findAllByRole('button', { name: en.submit });
    if (button) await userEvent.click(button);
    const dialog = within(await screen.findByRole('alertdialog'));
    const shown = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('button:enabled, h1, h2')) shown.add(textContent);
    });
    await userEvent.click(dialog.getByRole('button', { name: en.submit }));
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await screen.findByRole('status', { name: coverEn.loading })).toBeInTheDocument();
    coverReply.current.resolve(coverOf({ attempts: [ownAttempt('submitted', { _id: attempt })] }));
    await expect(await screen.findByText(attemptsEn.states.submitted)).toBeVisible();
    watch.disconnect();
    const untrue = [en.closedTitle, en.keepWorking, coverEn.goOn, coverEn.begin];
    await expect([...shown].filter((text) => untrue.includes(text))).toEqual([]);
  },
};
