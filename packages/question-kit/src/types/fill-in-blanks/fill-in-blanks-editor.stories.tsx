import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Draft } from '../../assembly/core/question.ts';
import { draftFixture, oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { messagesOf } from '../../assembly/editor/stories/messages-of.ts';
import { gapsFromText, gapsToText } from './gaps-text.ts';

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
      content: gapsFromText(text),
    },
  ],
});

/** The text field, once its editor is loaded; the caret stands at the end. */
async function openText(canvas: ReturnType<typeof within>, globals: Record<string, unknown>): Promise<HTMLElement> {
  const field = () => canvas.getByRole('textbox', { name: messagesOf(globals).gaps.text });
  await userEvent.click(field());
  await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
  await select(field(), field().textContent.length);
  return field();
}

/** Selects a range of a field of one line. */
async function select(field: HTMLElement, start: number, end = start) {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  range.selectNodeContents(field.querySelector('p') ?? field);
  let from = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const to = from + (node.textContent?.length ?? 0);
    if (from <= start && start <= to) range.setStart(node, start - from);
    if (from <= end && end <= to) range.setEnd(node, end - from);
    from = to;
  }
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  // The browser announces a selection before it draws the frame after the next.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

export const Typed: Story = {};
export const WordBox: Story = { args: { draft: oneBlockDraft('FillInBlanks', 1) } };

/** `[[answer|alternative]]` becomes a gap the moment it is closed; what is typed stays as it was typed. */
export const GapsByTyping: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: blank('') },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const text = await openText(canvas, globals);
    await userEvent.paste('The sun [[rises|comes up]] in the [[east');
    await expect(answers()).toEqual([['rises', 'comes up']]);
    await expect(text).toHaveTextContent('The sun [[rises|comes up]] in the [[east');
    await userEvent.paste(']].');
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
  tags: ['!dev', 'one-language'],
  args: { draft: oneBlockDraft('FillInBlanks') },
  play: async ({ args, canvas, globals }) => {
    const before = gapsOf(args.draft);
    const text = await openText(canvas, globals);
    await select(text, 5);
    await userEvent.paste('[[zoo]] ');
    const [added, ...others] = gapsOf(onDraft.mock.lastCall?.[0]);
    await expect(others).toEqual(before);
    await expect(added).toEqual({ type: 'gap', id: added?.id, answers: ['zoo'] });
    await expect(before.map(({ id }) => id)).not.toContain(added?.id);
  },
};

export const GapsBySelecting: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: blank('The sun rises in the east.') },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const text = await openText(canvas, globals);
    await select(text, 8, 13);
    await userEvent.click(canvas.getByRole('button', { name: m.gaps.make }));
    await expect(written()).toBe('The sun [[rises]] in the east.');
    await waitFor(() => expect(text).toHaveFocus());

    // The caret in a word is enough, and so is the keyboard.
    await select(text, 27);
    await userEvent.keyboard('{Control>}{Shift>}g{/Shift}{/Control}');
    await expect(written()).toBe('The sun [[rises]] in the [[east]].');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(text).toHaveTextContent('The sun [[rises]] in the east.'));
  },
};

/** Words are formatted by key or by tool, a gap among them stays a gap, and the student sees the same. */
export const FormattedWords: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: blank('She has gone [[home]] already.') },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const text = await openText(canvas, globals);
    await select(text, 4, 29);
    await userEvent.keyboard('{Control>}u{/Control}');
    const id: unknown = expect.any(String);
    const underlined: unknown[] = [
      { type: 'text', text: 'She ' },
      { type: 'text', text: 'has gone ', formatting: ['u'] },
      { type: 'gap', id, answers: ['home'] },
      { type: 'text', text: ' already', formatting: ['u'] },
      { type: 'text', text: '.' },
    ];
    await expect(block()?.content).toEqual(underlined);
    const preview = within(canvas.getByRole('region', { name: m.panes.preview }));
    await waitFor(() => expect(preview.getByText('has gone').tagName).toBe('U'));

    await select(text, 0, 3);
    await userEvent.click(canvas.getByRole('button', { name: m.format.bold }));
    await expect(block()?.content[0]).toEqual({ type: 'text', text: 'She', formatting: ['strong'] });
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(block()?.content).toEqual(underlined));
  },
};

/** What is pasted keeps the formatting that gap texts have, and nothing else. */
export const PastedFormatting: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: blank('') },
  play: async ({ canvas, globals }) => {
    await openText(canvas, globals);
    const clipboard = new DataTransfer();
    clipboard.setData(
      'text/html',
      '<h2>Tides</h2><p>The <b>sea</b> <a href="https://x.org">[[rises]]</a> *twice*.</p>',
    );
    await userEvent.paste(clipboard);
    await expect(block()?.content).toEqual([
      { type: 'text', text: 'Tides\nThe ' },
      { type: 'text', text: 'sea', formatting: ['strong'] },
      { type: 'text', text: ' ' },
      { type: 'gap', id: expect.any(String), answers: ['rises'] },
      { type: 'text', text: ' *twice*.' },
    ]);
  },
};

/** Every gap by itself: alternatives, comparison in plain words, and a try that says why. */
export const OneGap: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: blank('') },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const text = await openText(canvas, globals);
    await userEvent.paste('A [[colour]] film.');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${m.gaps.gap(1)}`, 'u'), expanded: false }));
    const gap = within(await canvas.findByRole('group', { name: m.gaps.gap(1) }));

    await userEvent.click(gap.getByRole('button', { name: m.gaps.addAlternative }));
    await waitFor(() => expect(gap.getByRole('textbox', { name: m.gaps.alternative(1) })).toHaveFocus());
    await userEvent.keyboard('color');
    await waitFor(() => expect(text).toHaveTextContent('A [[colour|color]] film.'));

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
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(m.gaps.box, 'u') }));
    await userEvent.click(await canvas.findByRole('button', { name: m.gaps.addDistractor }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.gaps.distractor(1) })).toHaveFocus());
    await userEvent.keyboard('river{Enter}bridge');
    await expect(block()?.distractors).toEqual(['river', 'bridge']);
  },
};
