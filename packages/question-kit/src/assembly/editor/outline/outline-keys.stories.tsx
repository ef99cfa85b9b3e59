import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { draftFixture } from '../stories/story-drafts.ts';
import { StoryEditor } from '../stories/story-editor.tsx';
import { messagesOf, rowOf } from '../stories/messages-of.ts';

const meta = {
  title: 'Editor/Keys',
  component: StoryEditor,
  args: { draft: draftFixture('MCQ') },
  parameters: { layout: 'fullscreen' },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof StoryEditor>;

export default meta;

/** `?` unfolds the keys and folds them again, and is a letter where text is written. */
export const UnfoldedByKey: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const next = () => canvas.getByText(m.outline.keys.next);
    await expect(next()).not.toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: m.details.title }));
    await userEvent.keyboard('?');
    await expect(next()).not.toBeVisible();
    canvas.getByRole('button', rowOf(m, 1)).focus();
    await userEvent.keyboard('?');
    await waitFor(() => expect(next()).toBeVisible());
    await userEvent.keyboard('?');
    await waitFor(() => expect(next()).not.toBeVisible());
  },
};
