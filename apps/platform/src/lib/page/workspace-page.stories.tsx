import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ar } from '../../features/marking/messages/ar.ts';
import { en } from '../../features/marking/messages/en.ts';
import { markingSheet } from '../../testing/fixtures/attempts.ts';
import { idOf } from '../../testing/fixtures/basics.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Page for work in panes',
  tags: ['!autodocs'],
  args: {
    path: `/assistant/tasks/correct/${idOf('task', 1)}/task-taken/${idOf('attempt', 1)}`,
    role: 'assistant',
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether an element lies inside the window as it is, without scrolling. */
function isInWindow(element: Element): boolean {
  const { top, bottom, left, right, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
}

const between = markingSheet();

/** On a phone the page says whose work it is, between two others and with a long mark beside it. */
export const WhoseWorkItIsOnAPhone: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  globals: narrow,
  args: {
    calls: {
      getMarkingSheet: {
        ...between,
        attempt: { ...between.attempt, studentName: 'Abd al-Rahman Mansour' },
        order: { position: 2, total: 3, previous: idOf('attempt', 3), next: idOf('attempt', 2) },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const { next, previous, more } = inLanguage({ en, ar }).sheet;
    const name = canvas.getByRole('heading', { level: 1 });
    await expect(name).toHaveTextContent('Abd al-Rahman Mansour');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(isInWindow(name)).toBe(true);
    for (const link of [previous, next]) await expect(isInWindow(canvas.getByRole('link', { name: link }))).toBe(true);
    await expect(isInWindow(canvas.getByRole('button', { name: more }))).toBe(true);
    const header = canvasElement.querySelector('[data-part="workspace"] > header');
    await expect(header?.scrollWidth).toBeLessThanOrEqual(header?.clientWidth ?? 0);
  },
};
