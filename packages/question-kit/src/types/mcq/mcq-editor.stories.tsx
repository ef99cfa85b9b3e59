import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import type { Draft } from '../../assembly/core/question.ts';
import { draftFixture, oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { messagesOf } from '../../assembly/editor/stories/messages-of.ts';

const onDraft = fn<(draft: Draft) => void>();
const options = () => {
  const block = onDraft.mock.lastCall?.[0].questions[0];
  return block?.type === 'MCQ' ? block.content : [];
};
const texts = () => options().map(({ text }) => text);

/** A question with four options, of which the first ones are right. */
function draftOf(rights: number, rubric = '<p>Which?</p>'): Draft {
  const content = ['a', 'b', 'c', 'd'].map((text, index) => ({ id: text, text, correct: index < rights }));
  const question = { id: 'new', type: 'MCQ' as const, rubric, autoCorrected: true, content };
  return { ...draftFixture('MCQ'), input: [], questions: [question] };
}

const meta = {
  title: 'Editor/Multiple choice',
  component: StoryEditor,
  args: { draft: oneBlockDraft('MCQ'), onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneRight: Story = {};
export const SeveralRight: Story = { args: { draft: oneBlockDraft('MCQ', 1) } };
export const Arabic: Story = { args: { draft: oneBlockDraft('MCQ', 3) } };

/** Enter makes the next option, Backspace in an empty one takes it away, and the caret is always where one writes. */
export const WritingOptions: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('textbox', { name: m.mcq.option(4) }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(5) })).toHaveFocus());
    await userEvent.keyboard('The moon is warmer.');
    await expect(texts()[4]).toBe('The moon is warmer.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(6) })).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(5) })).toHaveFocus());
    await expect(texts()).toHaveLength(5);
  },
};

/** The first press into a field loads its editor and shows its tools: nothing on the form moves. */
export const NothingMovesOnFocus: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: draftOf(1, '') },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const places = () =>
      canvas.getAllByRole('textbox').map((field) => {
        const { top, height } = field.getBoundingClientRect();
        return [top, height];
      });
    const before = places();
    const field = () => canvas.getByRole('textbox', { name: m.block.rubric });
    await userEvent.click(field());
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
    await expect(await screen.findByRole('toolbar')).toBeVisible();
    await expect(places()).toEqual(before);
  },
};

/** Where several options are right, their author sees what some of them earn, and may set a step. */
export const MarksInSteps: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: draftOf(3) },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const step = canvas.getByRole('combobox', { name: new RegExp(m.mcq.step, 'u') });
    const earns = (...marks: number[]) =>
      m.mcq.stepEarns(
        marks.map((mark, index) => ({ count: index + 1, mark })),
        3,
      );
    await expect(step).toHaveAccessibleDescription(earns(0.33, 0.67));
    await userEvent.click(step);
    await userEvent.click(await screen.findByRole('option', { name: m.mcq.steps['0.5'] }));
    await expect(onDraft.mock.lastCall?.[0].questions[0]).toMatchObject({ markStep: 0.5 });
    await expect(step).toHaveAccessibleDescription(earns(0, 0.5));
    await userEvent.click(step);
    await userEvent.click(await screen.findByRole('option', { name: m.mcq.steps.any }));
    await expect(onDraft.mock.lastCall?.[0].questions[0]).not.toHaveProperty('markStep');
    // With one right option there are no parts.
    for (const position of [2, 3])
      await userEvent.click(canvas.getByRole('checkbox', { name: m.mcq.correct(position) }));
    await waitFor(() => expect(step).not.toBeInTheDocument());
  },
};

export const MovingOptionsByKeys: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals, args }) => {
    const m = messagesOf(globals);
    const block = args.draft.questions[0];
    const before = block?.type === 'MCQ' ? block.content.map(({ text }) => text) : [];
    const first = canvas.getByRole('textbox', { name: m.mcq.option(1) });
    await userEvent.click(first);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(texts().slice(0, 2)).toEqual([before[1], before[0]]));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(2) })).toHaveFocus());
  },
};

/** A second right option makes it multi-select, and the form says so; the preview changes with it. */
export const BecomingMultiSelect: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await expect(canvas.getByText(m.mcq.single)).toBeVisible();
    const preview = within(canvas.getByRole('region', { name: m.panes.preview }));
    await expect(preview.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('checkbox', { name: m.mcq.correct(1) }));
    await expect(canvas.getByText(m.mcq.multiple(2))).toBeVisible();
    await waitFor(() => expect(preview.getAllByRole('checkbox')).toHaveLength(4));
  },
};

export const PastingAList: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: m.mcq.add }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(5) })).toHaveFocus());
    await userEvent.paste('a) Iron\n* b) Copper\nc) Tin');
    await waitFor(() => expect(texts().slice(4)).toEqual(['Iron', 'Copper', 'Tin']));
    await expect(
      options()
        .slice(4)
        .map(({ correct }) => correct),
    ).toEqual([false, true, false]);

    await userEvent.click(canvas.getByRole('button', { name: m.mcq.paste }));
    const dialog = await screen.findByRole('dialog', { name: m.mcq.pasteTitle });
    const list = within(dialog).getByRole('textbox', { name: m.mcq.pasteLabel });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('Gold{Enter}* Silver');
    await userEvent.click(within(dialog).getByRole('button', { name: m.mcq.pasteMake(2) }));
    await waitFor(() => expect(texts().slice(7)).toEqual(['Gold', 'Silver']));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(8) })).toHaveFocus());
  },
};

/** The explanation of one option is written below it, in one step from its text; Escape leaves it. */
export const ExplainingWhy: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const field = () => canvas.getByRole('textbox', { name: m.why.edit(m.mcq.option(4)) });
    await userEvent.click(canvas.getByRole('textbox', { name: m.mcq.option(4) }));
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.paste('It always takes a day.');
    await waitFor(() => expect(options()[3]?.why).toBe('<p>It always takes a day.</p>'));
    await userEvent.keyboard('{Escape}');
    const button = canvas.getByRole('button', { name: m.why.edit(m.mcq.option(4)) });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(texts()).toHaveLength(4);
  },
};

/** What is missing stands beside its field, and goes as soon as it is there. */
export const MendingAsOneTypes: Story = {
  tags: ['!dev', 'one-language'],
  args: {
    draft: {
      ...draftFixture('MCQ'),
      input: [],
      questions: [{ id: 'new', type: 'MCQ', rubric: '', autoCorrected: false, content: [] }],
    },
  },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const issue = (code: string) =>
      canvas.getByRole('region', { name: m.panes.form }).querySelector(`[data-issue="${code}"]`);
    await expect(issue('mcq-options-few')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: m.mcq.add }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(1) })).toHaveFocus());
    await userEvent.keyboard('Yes{Enter}No');
    await waitFor(() => expect(issue('mcq-options-few')).toBeNull());
    await expect(issue('mcq-right-missing')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: m.mcq.correct(2) }));
    await waitFor(() => expect(issue('mcq-right-missing')).toBeNull());
  },
};

/** A question of which only the options are missing. */
const noOptions: Draft = {
  ...draftFixture('MCQ'),
  input: [],
  questions: [{ id: 'new', type: 'MCQ', rubric: '<p>Which?</p>', autoCorrected: true, content: [] }],
};

/** The list always shows the options that the draft has, also after undo and redo. */
export const UndoingAList: Story = {
  tags: ['!dev', 'one-language', 'no-picture'],
  args: { draft: noOptions },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const list = canvas.getByRole('textbox', { name: m.mcq.quickList });
    await userEvent.click(list);
    await userEvent.paste('a) Iron\n*b) Copper\nc) Tin');
    await waitFor(() => expect(texts()).toEqual(['Iron', 'Copper', 'Tin']));
    await expect(list).toHaveValue('a) Iron\n*b) Copper\nc) Tin');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(texts()).toEqual([]));
    await expect(list).toHaveValue('');
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(texts()).toEqual(['Iron', 'Copper', 'Tin']));
    await expect(list).toHaveValue('Iron\n* Copper\nTin');
    await userEvent.paste(' foil');
    await waitFor(() => expect(texts()).toEqual(['Iron', 'Copper', 'Tin foil']));
    await expect(options().map(({ correct }) => correct)).toEqual([false, true, false]);
  },
};

/** An option that was not written in the list, and comes back, is a line of the form: with all that it has. */
export const UndoingBeyondAList: Story = {
  tags: ['!dev', 'one-language', 'no-picture'],
  args: {
    draft: {
      ...noOptions,
      questions: [
        {
          id: 'new',
          type: 'MCQ',
          rubric: '<p>Which?</p>',
          autoCorrected: true,
          content: [{ id: 'gold', text: '', correct: false, why: '<p>It does not rust.</p>' }],
        },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await chooseFromMenu(canvas.getByRole('button', { name: m.outline.more(m.mcq.option(1)) }), m.actions.remove);
    const list = await canvas.findByRole('textbox', { name: m.mcq.quickList });
    await userEvent.click(list);
    await userEvent.paste('Iron');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(list).toHaveValue('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: m.mcq.option(1) })).toBeVisible();
    await expect(options()[0]?.why).toBe('<p>It does not rust.</p>');
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

/** Something in the draft that could be undone. */
async function addToLastOption(canvas: ReturnType<typeof within>, name: string) {
  await userEvent.click(canvas.getByRole('textbox', { name }));
  await userEvent.paste(' Or not.');
  await waitFor(() => expect(texts()[3]).toMatch(/ Or not\.$/u));
}

/** Undo in a dialog that has a text of its own is for that text: the draft behind it stays. */
export const UndoInAPastedList: Story = {
  tags: ['!dev', 'one-language', 'no-picture'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await addToLastOption(canvas, m.mcq.option(4));
    await userEvent.click(canvas.getByRole('button', { name: m.mcq.paste }));
    const list = await screen.findByRole('textbox', { name: m.mcq.pasteLabel });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.paste('Gold');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(texts()[3]).toMatch(/ Or not\.$/u);
  },
};

export const UndoInALink: Story = {
  tags: ['!dev', 'one-language', 'no-picture'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await addToLastOption(canvas, m.mcq.option(4));
    const rubric = () => canvas.getByRole('textbox', { name: m.block.rubric });
    await userEvent.click(rubric());
    await waitFor(() => expect(rubric()).toHaveAttribute('contenteditable', 'true'));
    await waitFor(() => expect(rubric()).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    const address = await screen.findByRole('textbox', { name: m.link.address });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.paste('example.com');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(texts()[3]).toMatch(/ Or not\.$/u);
  },
};
