import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import type { Draft } from '../../assembly/core/question.ts';
import { draftFixture, oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { messagesOf } from '../../assembly/editor/stories/messages-of.ts';
import { defaultShortAnswersBlock } from './defaults.ts';

const onDraft = fn<(draft: Draft) => void>();
const block = () => {
  const found = onDraft.mock.lastCall?.[0].questions[0];
  if (found?.type !== 'ShortAnswers') throw new TypeError('The draft holds short answers.');
  return found;
};
const empty: Draft = {
  ...draftFixture('ShortAnswers'),
  input: [],
  questions: [{ ...defaultShortAnswersBlock(), id: 'new', rubric: '<p>Answer in three words.</p>' }],
};

const meta = {
  title: 'Editor/Short answers',
  component: StoryEditor,
  args: { draft: oneBlockDraft('ShortAnswers'), onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {};
export const AnyOrder: Story = { args: { draft: oneBlockDraft('ShortAnswers', 1) } };
export const InArabic: Story = { args: { draft: oneBlockDraft('ShortAnswers', 3) } };
export const ReadOnly: Story = { args: { readOnly: true } };

/** Enter adds the next field; the number of fields follows. */
export const FieldsByTyping: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: empty },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: m.short.add }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.short.prompt(1) })).toHaveFocus());
    await userEvent.keyboard('Who came?{Tab}a boy | the boy{Shift>}{Tab}{/Shift}{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.short.prompt(2) })).toHaveFocus());
    await userEvent.keyboard('Why?');
    await expect(block().content).toEqual([
      expect.objectContaining({ prompt: 'Who came?', answers: ['a boy', 'the boy'] }),
      expect.objectContaining({ prompt: 'Why?', answers: [] }),
    ]);
    await expect(block().answersCount).toBe(2);
    const preview = within(canvas.getByRole('region', { name: m.panes.preview }));
    await waitFor(() => expect(preview.getAllByRole('textbox')).toHaveLength(2));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(block().content[0]?.prompt).toBe('Why?'));
  },
};

export const FieldsByPasting: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: empty },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: m.short.paste }));
    const dialog = within(await screen.findByRole('dialog', { name: m.short.pasteTitle }));
    await userEvent.click(dialog.getByRole('textbox', { name: m.short.pasteLabel }));
    await userEvent.paste('1. How many? = three | 3\n2. Who? = a boy\n3. Say why.');
    await userEvent.click(dialog.getByRole('button', { name: m.short.pasteMake(3) }));
    await waitFor(() => expect(block().answersCount).toBe(3));
    await expect(block().content[0]?.answers).toEqual(['three', '3']);
    await expect(canvas.getByRole('spinbutton', { name: m.short.count })).toHaveValue('3');
  },
};

/** Two fields with the same answers are filled in any order, and the editor says so. */
export const SameAgain: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: empty },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: m.short.add }));
    await userEvent.type(await canvas.findByRole('textbox', { name: m.short.answers(1) }), 'more space | trains');
    await chooseFromMenu(canvas.getByRole('button', { name: m.outline.more(m.short.field(1)) }), m.actions.duplicate);
    await waitFor(() => expect(canvas.getByText(new RegExp(m.short.anyOrder([1]), 'u'))).toBeVisible());
    await expect(block().answersCount).toBe(2);
  },
};

export const Comparison: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(m.short.details(1), 'u') }));
    const details = within(await canvas.findByRole('group', { name: m.short.details(1) }));
    await userEvent.type(details.getByRole('textbox', { name: m.comparison.tryLabel }), '3');
    await waitFor(() => expect(details.getByRole('status')).toHaveTextContent(m.comparison.decisions.alternative('3')));
    await userEvent.click(details.getByRole('button', { name: m.short.toAll }));
    await waitFor(() => expect(block().content.every(({ match }) => match === undefined)).toBe(true));
  },
};

/** Numbers are compared by their value; what is not a number is an issue. */
export const Numbers: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: empty },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: m.short.add }));
    const answers = await canvas.findByRole('textbox', { name: m.short.answers(1) });
    await userEvent.type(answers, '5 ± 0,1 | 1..2');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(m.short.details(1), 'u') }));
    const details = within(await canvas.findByRole('group', { name: m.short.details(1) }));
    await userEvent.click(details.getByRole('combobox', { name: m.comparison.compare }));
    await userEvent.click(await screen.findByRole('option', { name: m.comparison.compareChoices.number }));
    await waitFor(() => expect(block().content[0]?.match).toEqual({ compare: 'number' }));
    await expect(details.getByText(m.comparison.numberHint)).toBeVisible();
    await expect(details.queryByRole('combobox', { name: m.comparison.case })).toBeNull();
    const attempt = details.getByRole('textbox', { name: m.comparison.tryLabel });
    await userEvent.type(attempt, '5,05');
    await waitFor(() => expect(details.getByRole('status')).toHaveTextContent(m.comparison.decisions.exact()));
    await userEvent.clear(attempt);
    await userEvent.type(attempt, '5.2');
    await waitFor(() => expect(details.getByRole('status')).toHaveTextContent(m.comparison.decisions.none()));
  },
};
