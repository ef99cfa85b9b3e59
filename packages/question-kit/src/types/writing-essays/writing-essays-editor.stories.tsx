import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Draft } from '../../assembly/core/question.ts';
import { oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { messagesOf } from '../../assembly/editor/stories/messages-of.ts';

const onDraft = fn<(draft: Draft) => void>();
const block = () => {
  const found = onDraft.mock.lastCall?.[0].questions[0];
  return found?.type === 'WritingEssays' ? found : undefined;
};

const meta = {
  title: 'Editor/Essay',
  component: StoryEditor,
  args: { draft: oneBlockDraft('WritingEssays'), onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marks in half steps; what does not fit stays where it was typed and changes nothing. */
export const MarksAndWords: Story = {
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const content = canvas.getByRole('spinbutton', { name: m.writing.contentMark });
    await userEvent.clear(content);
    await userEvent.type(content, '7.5');
    await expect(block()?.contentMark).toBe(7.5);
    await userEvent.type(content, '2');
    await expect(block()?.contentMark).toBe(7.5);
    await expect(canvas.getByText(m.field.numberFits(0, 1000, true))).toBeVisible();

    const least = canvas.getByRole('spinbutton', { name: m.writing.minWords });
    await userEvent.clear(least);
    await expect(block()?.minWords).toBeUndefined();
    await userEvent.type(least, '900');
    await waitFor(() => expect(document.querySelector('[data-issue="writing-words-reversed"]')).toBeVisible());
  },
};

/** The model answer is written as students will read it, with the keyboard alone. */
export const ModelAnswer: Story = {
  args: {
    draft: {
      ...oneBlockDraft('WritingEssays'),
      questions: [
        {
          id: 'essay',
          type: 'WritingEssays',
          rubric: '<p>Write.</p>',
          autoCorrected: false,
          contentMark: 10,
          languageMark: 10,
        },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const field = () => canvas.getByRole('textbox', { name: m.block.modelAnswer });
    field().focus();
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.paste('A town needs books.');
    await waitFor(() => expect(block()?.modelAnswer).toBe('<p>A town needs books.</p>'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(block()?.modelAnswer).toBeUndefined());
    await waitFor(() => expect(field()).toHaveFocus());
  },
};

/** What comes from elsewhere is cleaned as it arrives: the words and their structure stay, looks and scripts do not. */
export const PastingIsCleaned: Story = {
  tags: ['!dev', 'one-language'],
  args: ModelAnswer.args ?? {},
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const field = () => canvas.getByRole('textbox', { name: m.block.modelAnswer });
    field().focus();
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
    const html =
      '<h1 style="color:red">Books</h1><p class="x">A <b onclick="x()">town</b> <a href="javascript:x()">needs</a> ' +
      '<a href="https://example.org">them</a>.<script>x()</script><img src="x" onerror="x()"></p>';
    const data = new DataTransfer();
    data.setData('text/html', html);
    await userEvent.paste(data);
    await waitFor(() => expect(block()?.modelAnswer).toContain('town'));
    const stored = block()?.modelAnswer ?? '';
    await expect(stored).toContain('<strong>town</strong> needs <a href="https://example.org">them</a>');
    await expect(stored).not.toMatch(/style|class|script|onclick|onerror|<img|<h1|target/u);
  },
};
