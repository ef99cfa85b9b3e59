import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Draft } from '../../assembly/core/question.ts';
import { draftFixture, oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { messagesOf } from '../../assembly/editor/stories/messages-of.ts';
import { gapsToText } from './gaps-text.ts';

const onDraft = fn<(draft: Draft) => void>();
const block = () => {
  const found = onDraft.mock.lastCall?.[0].questions[0];
  return found?.type === 'FillInBlanks' ? found : undefined;
};
const written = () => gapsToText(block()?.content ?? []);
const answers = () => (block()?.content ?? []).flatMap((item) => (item.type === 'gap' ? [item.answers] : []));

const meta = {
  title: 'Editor/Fill in the blanks',
  component: StoryEditor,
  args: { draft: oneBlockDraft('FillInBlanks'), onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const blank = (text: string): Draft => ({
  ...draftFixture('FillInBlanks'),
  input: [],
  questions: [
    {
      id: 'new',
      type: 'FillInBlanks',
      rubric: '<p>Complete.</p>',
      autoCorrected: true,
      boxOptions: false,
      content: [{ type: 'text', text }],
    },
  ],
});

export const Typed: Story = {};
export const WordBox: Story = { args: { draft: oneBlockDraft('FillInBlanks', 1) } };

/** `[[answer|alternative]]` becomes a gap the moment it is closed; what is typed stays as it was typed. */
export const GapsByTyping: Story = {
  tags: ['!dev'],
  args: { draft: blank('') },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const text = canvas.getByRole('textbox', { name: m.gaps.text });
    await userEvent.type(text, 'The sun [[[[rises|comes up]] in the [[[[east');
    await expect(answers()).toEqual([['rises', 'comes up']]);
    await expect(text).toHaveValue('The sun [[rises|comes up]] in the [[east');
    await userEvent.type(text, ']].');
    await expect(answers()).toEqual([['rises', 'comes up'], ['east']]);
    const preview = within(canvas.getByRole('region', { name: m.panes.preview }));
    await waitFor(() => expect(preview.getAllByRole('textbox')).toHaveLength(2));
  },
};

function gapsOf(draft: Draft | undefined) {
  const [found] = draft?.questions ?? [];
  return found?.type === 'FillInBlanks' ? found.content.filter((item) => item.type === 'gap') : [];
}

/** A gap typed in front of another is new; the other keeps its id, its mark and its explanation. */
export const GapBeforeAGap: Story = {
  tags: ['!dev'],
  args: { draft: oneBlockDraft('FillInBlanks') },
  play: async ({ args, canvas, globals }) => {
    const before = gapsOf(args.draft);
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: messagesOf(globals).gaps.text });
    await userEvent.type(text, '[[[[zoo]] ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    const [added, ...others] = gapsOf(onDraft.mock.lastCall?.[0]);
    await expect(others).toEqual(before);
    await expect(added).toEqual({ type: 'gap', id: added?.id, answers: ['zoo'] });
    await expect(before.map(({ id }) => id)).not.toContain(added?.id);
  },
};

export const GapsBySelecting: Story = {
  tags: ['!dev'],
  args: { draft: blank('The sun rises in the east.') },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: m.gaps.text });
    text.focus();
    text.setSelectionRange(8, 13);
    await userEvent.click(canvas.getByRole('button', { name: m.gaps.make }));
    await expect(written()).toBe('The sun [[rises]] in the east.');
    await expect(text).toHaveFocus();

    // The caret in a word is enough, and so is the keyboard.
    text.setSelectionRange(27, 27);
    await userEvent.keyboard('{Control>}{Shift>}g{/Shift}{/Control}');
    await expect(written()).toBe('The sun [[rises]] in the [[east]].');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(text).toHaveValue('The sun [[rises]] in the east.');
  },
};

/** Every gap by itself: alternatives, comparison in plain words, and a try that says why. */
export const OneGap: Story = {
  tags: ['!dev'],
  args: { draft: blank('') },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: m.gaps.text }), 'A [[[[colour]] film.');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(m.gaps.gap(1), 'u'), expanded: false }));
    const gap = within(await canvas.findByRole('group', { name: m.gaps.gap(1) }));

    await userEvent.click(gap.getByRole('button', { name: m.gaps.addAlternative }));
    await waitFor(() => expect(gap.getByRole('textbox', { name: m.gaps.alternative(1) })).toHaveFocus());
    await userEvent.keyboard('color');
    await expect(canvas.getByRole('textbox', { name: m.gaps.text })).toHaveValue('A [[colour|color]] film.');

    const attempt = gap.getByRole('textbox', { name: m.comparison.tryLabel });
    const says = async (answer: string, reason: string) => {
      await userEvent.clear(attempt);
      await userEvent.type(attempt, answer);
      await waitFor(() => expect(gap.getByRole('status')).toHaveTextContent(reason));
    };
    await says('Colour', m.comparison.decisions.exact());
    await says('color', m.comparison.decisions.alternative('color'));
    await says('couleur', m.comparison.decisions.none());

    await userEvent.click(gap.getByRole('combobox', { name: new RegExp(m.comparison.typos, 'u') }));
    await userEvent.click(await screen.findByRole('option', { name: m.comparison.typoChoices['1'] }));
    await says('colur', m.comparison.decisions.typo('colour'));
    await expect(block()?.content.find((item) => item.type === 'gap')?.match).toEqual({ typos: 1 });

    await userEvent.click(gap.getByRole('button', { name: m.gaps.remove(1) }));
    await waitFor(() => expect(written()).toBe('A colour film.'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.gaps.text })).toHaveFocus());
  },
};

export const WordsThatFitNowhere: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(m.gaps.box, 'u') }));
    await userEvent.click(await canvas.findByRole('button', { name: m.gaps.addDistractor }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.gaps.distractor(1) })).toHaveFocus());
    await userEvent.keyboard('river{Enter}bridge');
    await expect(block()?.distractors).toEqual(['river', 'bridge']);
  },
};
