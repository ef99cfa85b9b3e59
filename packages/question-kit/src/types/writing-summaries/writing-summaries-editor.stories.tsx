import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Draft } from '../../assembly/core/question.ts';
import { oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { messagesOf } from '../../assembly/editor/stories/messages-of.ts';
import { nightBusText } from './fixtures.ts';

const onDraft = fn<(draft: Draft) => void>();

const meta = {
  title: 'Editor/Summary',
  component: StoryEditor,
  args: { draft: oneBlockDraft('WritingSummaries'), onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is missed where the task is written; one press makes it, with the caret in it. */
export const WriteTheText: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await waitFor(() => expect(document.querySelector('[data-issue="source-text-missing"]')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: m.writingSource.addText }));
    const field = () => canvas.getByRole('textbox', { name: m.stimulus.passage });
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.paste('When the last train leaves.');
    await waitFor(() =>
      expect(onDraft.mock.lastCall?.[0].input[0]).toMatchObject({ html: '<p>When the last train leaves.</p>' }),
    );
    await waitFor(() => expect(document.querySelector('[data-issue="source-text-missing"]')).toBeNull());
  },
};

export const WithText: Story = {
  args: { draft: { ...oneBlockDraft('WritingSummaries'), input: [nightBusText] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: messagesOf(globals).writingSource.change })).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
