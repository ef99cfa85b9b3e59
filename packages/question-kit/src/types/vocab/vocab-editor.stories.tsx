import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Draft } from '../../assembly/core/question.ts';
import { oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { messagesOf } from '../../assembly/editor/stories/messages-of.ts';

const onDraft = fn<(draft: Draft) => void>();
const rubric = () => onDraft.mock.lastCall?.[0].questions[0]?.rubric;

const meta = {
  title: 'Editor/Vocabulary',
  component: StoryEditor,
  args: { draft: oneBlockDraft('Vocab'), onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list is pasted and its words stand in the block, behind those that are there. */
export const PasteAList: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await expect(canvas.getByText(m.vocab.listed(6))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: m.vocab.paste }));
    const dialog = await screen.findByRole('dialog', { name: m.vocab.pasteTitle });
    const area = within(dialog).getByRole('textbox', { name: m.vocab.pasteLabel });
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.paste('1. mooring – where a boat is tied\n2. keel\n');
    await userEvent.click(within(dialog).getByRole('button', { name: m.vocab.pasteMake(2) }));
    await waitFor(() => expect(rubric()).toContain('<li><p>mooring – where a boat is tied</p></li>'));
    await waitFor(() => expect(canvas.getByText(m.vocab.listed(8))).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.vocab.rubric })).toHaveFocus());
  },
};

/** A passage is no list: its words are counted. */
export const Passage: Story = {
  args: { draft: oneBlockDraft('Vocab', 1) },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await expect(canvas.getByText(m.vocab.read(60))).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    draft: {
      ...oneBlockDraft('Vocab'),
      questions: [{ id: 'words', type: 'Vocab', rubric: '', autoCorrected: false }],
    },
  },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-issue="vocab-words-missing"]')).toBeVisible());
  },
};

export const ListInArabic: Story = { args: { draft: oneBlockDraft('Vocab', 2) } };
