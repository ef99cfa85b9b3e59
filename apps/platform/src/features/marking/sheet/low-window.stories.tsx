import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectSeenOnFocus, seenHeight } from '../../../../../../.storybook/testing/seen-on-focus.ts';
import { markingSheet, taskTakens } from '../../../testing/fixtures/attempts.ts';
import { idOf, listOf } from '../../../testing/fixtures/basics.ts';
import { longWritingQuestion, readingQuestion } from '../../../testing/fixtures/questions.ts';
import { pageIsShown, pageMeta, type PageMeta, sideways, zoomed } from '../../../testing/page-stage.tsx';
import { en } from '../messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Marking/Sheet, low window',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  args: {
    path: `/assistant/tasks/correct/${idOf('task', 1)}/task-taken/${idOf('attempt', 1)}`,
    role: 'assistant',
    calls: {
      getMarkingSheet: markingSheet('submitted', [longWritingQuestion, readingQuestion]),
      listTaskTakens: listOf(taskTakens),
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a window as low as at 400 %, the answer has most of it, and the marks and what saves them are reached by scrolling. */
export const Zoomed: Story = {
  globals: zoomed,
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    await expect(seenHeight(canvasElement.querySelector('[data-pane="answers"]'))).toBeGreaterThanOrEqual(150);
    for (const mark of canvas.getAllByRole('spinbutton')) await expectSeenOnFocus(mark);
    await expectSeenOnFocus(canvas.getByRole('button', { name: en.sheet.saveNext }));
    const [tab] = within(canvas.getByRole('navigation', { name: en.sheet.questions })).getAllByRole('button');
    await expectSeenOnFocus(tab);
  },
};
export const Sideways: Story = { ...Zoomed, globals: sideways };
