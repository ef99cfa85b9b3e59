import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectSeenOnFocus, seenHeight } from '../../../../../.storybook/testing/seen-on-focus.ts';
import { attemptCalls } from '../../testing/fixtures/attempts.ts';
import { idOf, inHours } from '../../testing/fixtures/basics.ts';
import { readingQuestion, writingQuestion } from '../../testing/fixtures/questions.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta, sideways, zoomed } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Attempt, low window',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  args: {
    path: `/student/tasks/${idOf('task', 1)}?attempt=${idOf('attempt', 1)}`,
    role: 'student',
    calls: {
      ...attemptCalls([readingQuestion, writingQuestion], { deadlineAt: inHours(1.5) }),
      reportPresence: { otherDevices: 1 },
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a window as low as at 400 %, the bars and banners scroll away, and the questions have most of it. */
export const Zoomed: Story = {
  globals: zoomed,
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const { otherDeviceTitle, next, leave } = inLanguage({ en, ar });
    await expect(await canvas.findByText(otherDeviceTitle)).toBeInTheDocument();
    const [questions, passage] = ['[data-part="questions"]', '#passage'].map((part) =>
      canvasElement.querySelector(part),
    );
    const toggle = canvasElement.querySelector<HTMLElement>('[aria-controls="passage"]');
    const seenHeights = () => [questions, passage].map((pane) => seenHeight(pane));
    await expect(seenHeights()[0]).toBeGreaterThanOrEqual(150);
    for (const button of [
      canvas.getByRole('button', { name: leave }),
      toggle,
      canvas.getByRole('button', { name: next }),
    ])
      await expectSeenOnFocus(button);

    // The passage has as much of the window once it is asked for, and takes nothing from the questions.
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    if (toggle) await userEvent.click(toggle);
    await expect(passage).toBeVisible();
    for (const height of seenHeights()) await expect(height).toBeGreaterThanOrEqual(100);
    await expect(seenHeights()[0]).toBeGreaterThanOrEqual(150);
    await expectSeenOnFocus(toggle);
  },
};

/** A phone on its side is wide enough for the passage above the questions, and not high enough. */
export const Sideways: Story = { ...Zoomed, globals: sideways };
