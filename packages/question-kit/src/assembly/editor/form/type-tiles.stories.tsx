import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { emptyDraft } from '../../core/defaults.ts';
import type { Draft } from '../../core/question.ts';
import { messagesOf } from '../stories/messages-of.ts';
import { StoryEditor } from '../stories/story-editor.tsx';

const onDraft = fn<(draft: Draft) => void>();
const last = () => onDraft.mock.lastCall?.[0];

const meta = {
  title: 'Editor/Types to begin with',
  component: StoryEditor,
  args: { draft: emptyDraft(), onDraft, offers: 'All' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty question begins with its type: one stop of the Tab key, and the arrow keys from tile to tile. */
export const BeginningWithAType: Story = {
  tags: ['plays-in-arabic'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const tile = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
    await expect(tile(m.typeNames.MCQ)).toHaveTextContent(m.typeHints.MCQ);
    tile(m.typeNames.MCQ).focus();
    await userEvent.keyboard(globals['language'] === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(tile(m.typeNames.ShortAnswers)).toHaveFocus());
    await expect(tile(m.typeNames.MCQ)).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(tile(m.typeNames.SpeakingPhotoDescription)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}');
    tile(m.typeNames.WritingEssays).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(last()).toMatchObject({ type: 'Writing', subQuestionType: 'WritingEssays' }));
    const block = canvas.getByRole('group', { name: `${m.actions.question(1)}${m.comma}${m.typeNames.WritingEssays}` });
    await waitFor(() => expect(block).toContainElement(document.activeElement as HTMLElement));
    await expect(canvas.queryByRole('heading', { name: m.tiles.heading })).toBeNull();
  },
};
