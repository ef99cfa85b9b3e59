import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { lose, meetConflict, pending, refuse, type CallHandlers } from '../../testing/fake-client.ts';
import { answerOf, attemptCalls } from '../../testing/fixtures/attempts.ts';
import { idOf, inHours } from '../../testing/fixtures/basics.ts';
import { readingQuestion, speakingQuestion, writingQuestion } from '../../testing/fixtures/questions.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const attempt = idOf('attempt', 1);
const calls = attemptCalls();

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Attempt',
  tags: ['!autodocs'],
  args: { path: `/student/tasks/${idOf('task', 1)}?attempt=${attempt}`, role: 'student', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const withCalls = (more: CallHandlers) => ({ calls: { ...calls, ...more } });

/** Chooses an answer and asks to submit, which saves at once. */
async function answerAndSubmit(canvasElement: HTMLElement) {
  await pageIsShown();
  const [option] = await within(canvasElement).findAllByRole('radio');
  if (option) await userEvent.click(option);
  const { submit } = inLanguage({ en, ar });
  const [button] = within(canvasElement).getAllByRole('button', { name: submit });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole('alertdialog'));
}

export const Reading: Story = {};
export const Narrow: Story = { globals: narrow };

export const PassageOnAPhone: Story = {
  globals: narrow,
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const toggle = canvasElement.querySelector('[aria-controls="passage"]');
    if (toggle) await userEvent.click(toggle);
    await waitFor(() => expect(document.getElementById('passage')).toBeVisible());
  },
};

export const WritingWithLittleTimeLeft: Story = {
  args: { calls: attemptCalls([writingQuestion], { deadlineAt: inHours(0.05) }) },
};
export const Speaking: Story = { args: { calls: attemptCalls([speakingQuestion]) } };
export const Loading: Story = { args: withCalls({ listAnswers: pending }) };
export const Failed: Story = { args: withCalls({ getTaskTaken: refuse(404, '') }) };

export const Offline: Story = {
  args: withCalls({ saveAnswer: lose() }),
  play: async ({ canvasElement }) => {
    const dialog = await answerAndSubmit(canvasElement);
    const { submit, notSaved, offline } = inLanguage({ en, ar });
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    await expect(await dialog.findByText(notSaved)).toBeVisible();
    await expect(within(canvasElement).getByText(offline)).toBeInTheDocument();
  },
};

export const SavedElsewhere: Story = {
  args: withCalls({
    saveAnswer: meetConflict('saveAnswer', { ...answerOf(readingQuestion, 0, attempt, true), rev: 2 }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await answerAndSubmit(canvasElement);
    const { submit, conflictTitle } = inLanguage({ en, ar });
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    await expect(await screen.findByRole('alertdialog', { name: conflictTitle })).toBeVisible();
  },
};

export const Closed: Story = {
  args: withCalls({ saveAnswer: refuse(409, 'The time is over.'), submitTaskTaken: pending }),
  play: async ({ canvasElement }) => {
    const dialog = await answerAndSubmit(canvasElement);
    const { submit, closedTitle } = inLanguage({ en, ar });
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    await expect(await screen.findByRole('alertdialog', { name: closedTitle })).toBeVisible();
  },
};
