import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderPlayground } from './render-playground.tsx';

const meta = {
  title: 'Workbench/Playground',
  args: { type: 'MCQ', example: 0, view: 'author' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!dev'],
  render: renderPlayground,
} satisfies Meta<Parameters<typeof renderPlayground>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form of the type is in sight as far as the pane reaches, and the page itself does not scroll. */
export const MultipleChoiceByItsAuthor: Story = {
  tags: ['plays-in-arabic'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const find = (selector: string) => canvasElement.querySelector<HTMLElement>(selector);
    await waitFor(() => expect(find('[data-place="questions.0"] input')).not.toBeNull());
    await waitFor(async () => {
      const pane = find('[data-pane="form"]');
      const block = find('[data-place="questions.0"]')?.getBoundingClientRect();
      const { top, bottom } = pane?.getBoundingClientRect() ?? new DOMRect();
      const isAtItsEnd = pane && pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 24;
      await expect(block && block.top >= top && block.top < bottom).toBe(true);
      await expect(isAtItsEnd || (block && block.top < top + 32)).toBe(true);
    });
    await expect(document.scrollingElement?.scrollTop).toBe(0);
  },
};
