import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import type { Draft } from '../../assembly/core/question.ts';
import { draftFixture, oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { messagesOf } from '../../assembly/editor/stories/messages-of.ts';

const onDraft = fn<(draft: Draft) => void>();
const block = () => {
  const found = onDraft.mock.lastCall?.[0].questions[0];
  return found?.type === 'Matching' ? found : undefined;
};
const pairs = () => (block()?.content ?? []).map(({ left, right }) => [left, right]);

const blank: Draft = {
  ...draftFixture('Matching'),
  input: [],
  questions: [{ id: 'new', type: 'Matching', rubric: '<p>Match.</p>', autoCorrected: true, content: [] }],
};

const meta = {
  title: 'Editor/Matching',
  component: StoryEditor,
  args: { draft: oneBlockDraft('Matching'), onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDistractors: Story = {};
export const ChoicesUsedAgain: Story = { args: { draft: oneBlockDraft('Matching', 1) } };
export const Arabic: Story = { args: { draft: oneBlockDraft('Matching', 3) } };
export const ReadOnly: Story = { args: { readOnly: true } };

/** Enter leads from half to half and on to the next pair; Backspace leads back and takes an empty pair away. */
export const WritingPairs: Story = {
  tags: ['!dev'],
  args: { draft: blank },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const half = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.click(canvas.getByRole('button', { name: m.matching.add }));
    await waitFor(() => expect(half(m.matching.leftOf(1))).toHaveFocus());
    await userEvent.keyboard('sun{Enter}');
    await waitFor(() => expect(half(m.matching.rightOf(1))).toHaveFocus());
    await userEvent.keyboard('day{Enter}');
    await waitFor(() => expect(half(m.matching.leftOf(2))).toHaveFocus());
    await userEvent.keyboard('moon{Enter}');
    await waitFor(() => expect(half(m.matching.rightOf(2))).toHaveFocus());
    await userEvent.keyboard('night{Enter}');
    await waitFor(() => expect(half(m.matching.leftOf(3))).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(half(m.matching.leftOf(2))).toHaveFocus());
    await expect(pairs()).toEqual([
      ['sun', 'day'],
      ['moon', 'night'],
    ]);
    const preview = within(canvas.getByRole('region', { name: m.panes.preview }));
    await waitFor(() => expect(preview.getByRole('button', { name: 'night' })).toBeVisible());

    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(pairs()[0]).toEqual(['moon', 'night']));
    await waitFor(() => expect(half(m.matching.leftOf(1))).toHaveFocus());
  },
};

export const PastingAList: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  args: { draft: blank },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: m.matching.paste }));
    const dialog = await screen.findByRole('dialog', { name: m.matching.pasteTitle });
    const list = within(dialog).getByRole('textbox', { name: m.matching.pasteLabel });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.paste('sun = day\nmoon - night\n= dusk');
    await userEvent.click(within(dialog).getByRole('button', { name: m.matching.pasteMake(2, 1) }));
    await waitFor(() =>
      expect(pairs()).toEqual([
        ['sun', 'day'],
        ['moon', 'night'],
      ]),
    );
    await expect(block()?.distractors).toEqual(['dusk']);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.matching.leftOf(1) })).toHaveFocus());

    // Into an empty pair, straight from a sheet.
    await userEvent.click(canvas.getByRole('button', { name: m.matching.add }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.matching.leftOf(3) })).toHaveFocus());
    await userEvent.paste('fire\theat\nrain\twet');
    await waitFor(() =>
      expect(pairs().slice(2)).toEqual([
        ['fire', 'heat'],
        ['rain', 'wet'],
      ]),
    );
  },
};

/** What is missing stands beside the half it means, and goes as soon as it is there. */
export const MendingAsOneTypes: Story = {
  tags: ['!dev'],
  args: { draft: blank },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const form = canvas.getByRole('region', { name: m.panes.form });
    const issue = (code: string) => form.querySelector(`[data-issue="${code}"]`);
    await expect(issue('matching-pairs-few')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: m.matching.add }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.matching.leftOf(1) })).toHaveFocus());
    await userEvent.keyboard('sun{Enter}day{Enter}sun');
    await waitFor(() => expect(issue('matching-left-twice')).toBeVisible());
    await waitFor(() => expect(issue('matching-right-empty')).toBeVisible());
    await userEvent.keyboard('flower{Enter}garden');
    await waitFor(() => expect(issue('matching-left-twice')).toBeNull());
    await waitFor(() => expect(issue('matching-right-empty')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: m.matching.addDistractor }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.matching.distractor(1) })).toHaveFocus());
    await userEvent.keyboard('day');
    await waitFor(() => expect(issue('matching-distractor-right')).toBeVisible());
  },
};

/** The explanation of one pair, and a copy of it. */
export const ExplainingAndDuplicating: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: m.why.add(m.matching.pair(2)) }));
    const field = () => canvas.getByRole('textbox', { name: m.why.edit(m.matching.pair(2)) });
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.paste('From the Greek for wind.');
    await waitFor(() => expect(block()?.content[1]?.why).toBe('<p>From the Greek for wind.</p>'));

    await chooseFromMenu(canvas.getByRole('button', { name: m.outline.more(m.matching.pair(2)) }), m.actions.duplicate);
    await waitFor(() => expect(pairs()).toHaveLength(5));
    await expect(block()?.content[2]?.id).not.toBe(block()?.content[1]?.id);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.matching.leftOf(3) })).toHaveFocus());
  },
};
