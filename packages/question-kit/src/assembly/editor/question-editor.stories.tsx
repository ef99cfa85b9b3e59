import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { emptyDraft } from '../core/defaults.ts';
import type { Draft } from '../core/question.ts';
import { draftFixture, largeDraft } from './stories/story-drafts.ts';
import { StoryEditor } from './stories/story-editor.tsx';
import { messagesOf, rowOf } from './stories/messages-of.ts';

const [onDraft, onSave] = [fn<(draft: Draft) => void>(), fn<(draft: Draft) => void>()];
const last = () => onDraft.mock.lastCall?.[0];
const pause = () => new Promise((resolve) => setTimeout(resolve, 80));
const titles = () => last()?.questions.map(({ id }) => id);
const focusIsOn = (line: string) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(`^${line},`, 'u')));

const meta = {
  title: 'Editor/Question',
  component: StoryEditor,
  args: { draft: draftFixture('MCQ'), onDraft, onSave },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => {
    onDraft.mockClear();
    onSave.mockClear();
  },
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Multiple choice with a passage and a picture before it. */
export const Filled: Story = {};

/** Nothing written yet: every pane says what comes first. */
export const Empty: Story = {
  args: { draft: emptyDraft() },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await expect(canvas.getByText(m.outline.noQuestions)).toBeVisible();
    await expect(await canvas.findByText(m.preview.emptyTitle)).toBeVisible();
    await expect(canvas.getByText(m.outline.issues(2))).toBeVisible();
  },
};

export const AddingByButton: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: emptyDraft() },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: m.add.same(m.typeNames.MCQ) }));
    // Looked up each time: the loaded editor replaces the field that is there first.
    const rubric = () => canvas.getByRole('textbox', { name: m.block.rubric });
    await waitFor(() => expect(rubric()).toHaveFocus());
    await waitFor(() => expect(rubric()).toBeVisible());
    await expect(last()?.questions).toHaveLength(1);
    await expect(last()?.questions[0]?.id).toBeTruthy();
  },
};

export const AddingBySlash: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const row = canvas.getByRole('button', rowOf(m, 1));
    row.focus();
    await userEvent.keyboard('/');
    const search = await screen.findByRole('combobox', { name: m.add.search });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('FillInBlanks');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        last()
          ?.questions.map(({ type }) => type)
          .slice(0, 2),
      ).toEqual(['MCQ', 'FillInBlanks']),
    );
    const card = canvas.getByRole('group', { name: `${m.actions.question(2)}${m.comma}${m.typeNames.FillInBlanks}` });
    await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement));
    // One question, one type: the editor says so, and lets the author go on.
    await waitFor(() => expect(card.querySelector('[data-issue="types-mixed"]')).toBeVisible());
  },
};

function forgetPaneSizes() {
  for (const name of ['outline', 'preview']) localStorage.removeItem(`rubrica-pane/editor-${name}`);
}

/** The dividers beside the form are moved by keys, remember their place, and give way to the first one on a double click. */
export const DividersByKeyboard: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    forgetPaneSizes();
    return forgetPaneSizes;
  },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const widthOf = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().width;
    const [wider, narrower] =
      globals['language'] === 'ar' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    for (const { label, pane, grow } of [
      { label: m.panes.resizeOutline, pane: m.panes.outline, grow: wider },
      { label: m.panes.resizePreview, pane: m.panes.preview, grow: narrower },
    ]) {
      const divider = canvas.getByRole('separator', { name: label });
      await waitFor(() => expect(Number(divider.getAttribute('aria-valuenow'))).toBeGreaterThan(15));
      const first = widthOf(pane);
      divider.focus();
      await userEvent.keyboard(grow);
      await waitFor(() => expect(widthOf(pane)).toBeGreaterThan(first));
      await userEvent.dblClick(divider);
      await waitFor(() => expect(widthOf(pane)).toBe(first));
    }
    canvas.getByRole('separator', { name: m.panes.resizeOutline }).focus();
    await userEvent.keyboard('{End}');
    await expect(localStorage.getItem('rubrica-pane/editor-outline')).toBe('0.3000');
  },
};

/** A question that is added at the end is written in the middle of the pane, not at its edge. */
export const AddedInSight: Story = {
  tags: ['!dev', 'one-language'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('textbox', { name: m.details.title }));
    const first = document.activeElement;
    await userEvent.click(canvas.getByRole('button', { name: m.add.same(m.typeNames.MCQ) }));
    await waitFor(() => expect(document.activeElement).not.toBe(first));
    await waitFor(async () => {
      const pane = canvasElement.querySelector('[data-pane="form"]')?.getBoundingClientRect() ?? new DOMRect();
      const field = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      await expect(field.top).toBeGreaterThan(pane.top);
      await expect(field.bottom).toBeLessThan(pane.bottom - pane.height / 5);
    });
  },
};

export const SlashAndEscapeLeaveEverything: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const row = canvas.getByRole('button', rowOf(m, 2));
    row.focus();
    await userEvent.keyboard('/');
    await screen.findByRole('combobox', { name: m.add.search });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
    await expect(onDraft).not.toHaveBeenCalled();
  },
};

export const ReorderingByAltAndArrows: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals, args }) => {
    const m = messagesOf(globals);
    const [first, second, third] = args.draft.questions.map(({ id }) => id);
    canvas.getByRole('button', rowOf(m, 1)).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(titles()?.slice(0, 3)).toEqual([second, first, third]));
    // The focus goes with the line, so that it can be moved on.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(titles()?.slice(0, 3)).toEqual([second, third, first]));
    await focusIsOn(m.actions.question(3));
    await canvas.findByText(m.actions.moved(m.actions.question(2), 3, args.draft.questions.length));
  },
};

export const ReorderingByHandleAndKeys: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  play: async ({ canvas, globals, args }) => {
    const m = messagesOf(globals);
    const [first, second] = args.draft.questions.map(({ id }) => id);
    const outline = within(canvas.getByRole('region', { name: m.panes.outline }));
    outline.getByRole('button', { name: m.outline.drag(m.actions.question(1)) }).focus();
    await userEvent.keyboard(' ');
    await pause();
    await userEvent.keyboard('{ArrowDown}');
    await pause();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(titles()?.slice(0, 2)).toEqual([second, first]));
  },
};

export const UndoAndRedo: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals, args }) => {
    const m = messagesOf(globals);
    const title = canvas.getByRole('textbox', { name: m.details.title });
    await userEvent.clear(title);
    await userEvent.type(title, 'Tides');
    await expect(title).toHaveValue('Tides');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(title).toHaveValue(args.draft.title);
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(title).toHaveValue('Tides');
    await userEvent.click(canvas.getByRole('button', { name: m.bar.undo }));
    await expect(title).toHaveValue(args.draft.title);
    await userEvent.click(canvas.getByRole('button', { name: m.bar.redo }));
    await expect(title).toHaveValue('Tides');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(onSave.mock.lastCall?.[0].title).toBe('Tides');
  },
};

export const DeletingAndPuttingBack: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals, args }) => {
    const m = messagesOf(globals);
    const ids = args.draft.questions.map(({ id }) => id);
    canvas.getByRole('button', rowOf(m, 2)).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(titles()).toEqual(ids.filter((_, place) => place !== 1)));
    await focusIsOn(m.actions.question(2));
    const news = await waitFor(() =>
      within(document.querySelector<HTMLElement>('[data-sonner-toast]') ?? document.head),
    );
    await userEvent.click(await news.findByRole('button', { name: m.actions.undo }));
    await waitFor(() => expect(titles()).toEqual(ids));
  },
};

export const DuplicatingFromTheMenu: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const form = within(canvas.getByRole('region', { name: m.panes.form }));
    await chooseFromMenu(
      form.getByRole('button', { name: m.outline.more(m.actions.question(1)) }),
      m.actions.duplicate,
    );
    await waitFor(() => expect(last()?.questions).toHaveLength(5));
    const [first, copy] = last()?.questions ?? [];
    await expect(copy?.rubric).toBe(first?.rubric);
    await expect(copy?.id).not.toBe(first?.id);
    const card = form.getByRole('group', { name: `${m.actions.question(2)}${m.comma}${m.typeNames.MCQ}` });
    await waitFor(() => expect(card).toHaveFocus());
  },
};

/** What a change of type costs is named before it is made; undo brings it back. */
export const ChangingTheTypeWithLoss: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  play: async ({ canvas, globals, args }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('combobox', { name: new RegExp(m.details.subType, 'u') }));
    await userEvent.click(await screen.findByRole('option', { name: m.typeNames.FillInBlanks }));
    const dialog = await screen.findByRole('alertdialog', { name: m.changeType.title(m.typeNames.FillInBlanks) });
    await expect(dialog).toHaveTextContent(m.contentNames.MCQ);
    await expect(onDraft).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: m.changeType.confirm }));
    await waitFor(() => expect(last()?.questions.every(({ type }) => type === 'FillInBlanks')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: m.bar.undo }));
    await waitFor(() => expect(last()?.questions).toEqual(args.draft.questions));
  },
};

/** A line of the summary leads to its field. */
export const JumpingToAnIssue: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: { ...draftFixture('MCQ'), title: '' } },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const form = within(canvas.getByRole('region', { name: m.panes.form }));
    const title = form.getByRole('textbox', { name: m.details.title });
    await userEvent.click(
      canvas.getByRole('button', { name: m.issueText('title-missing', 'Give the question a title.') }),
    );
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(title, 'Tides');
    await waitFor(() => expect(canvas.getByText(m.outline.noIssues)).toBeVisible());
  },
};

/** A picture is chosen, stored, and then waits for its description. */
export const AddingAPicture: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: emptyDraft() },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const outline = within(canvas.getByRole('region', { name: m.panes.outline }));
    await userEvent.click(outline.getByRole('button', { name: m.outline.addStimulus }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(m.stimulus.kinds.image, 'u') }));
    const dialog = await screen.findByRole('dialog', { name: m.stimulus.chooseTitle.image });
    const input = dialog.querySelector('input[type="file"]') as HTMLInputElement;
    const visited: (string | null)[] = [];
    const visit = ({ target }: FocusEvent) => visited.push((target as HTMLElement).textContent);
    await userEvent.upload(input, new File(['GIF89a'], 'boat.gif', { type: 'image/gif' }));
    document.addEventListener('focusin', visit);
    await waitFor(() => expect(last()?.input).toHaveLength(1));
    const alt = await canvas.findByRole('textbox', { name: new RegExp(m.stimulus.alt, 'u') });
    await waitFor(() => expect(alt).toHaveFocus());
    await waitFor(() => expect(document.querySelector('[data-issue="image-alt-missing"]')).toBeVisible());
    // The button that opened the dialog was not read in between.
    document.removeEventListener('focusin', visit);
    await expect(visited).not.toContain(m.outline.addStimulus);
    await userEvent.type(alt, 'A boat');
    await waitFor(() => expect(document.querySelector('[data-issue="image-alt-missing"]')).toBeNull());
  },
};

/** One pane at a time; a jump from the outline shows the pane that it leads to. */
export const Narrow: Story = {
  tags: ['plays-in-arabic'],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const form = await canvas.findByRole('tab', { name: m.panes.form });
    await expect(form).toHaveAttribute('aria-selected', 'true');
    form.focus();
    await userEvent.keyboard(globals['language'] === 'ar' ? '{ArrowRight}{Enter}' : '{ArrowLeft}{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: m.panes.outline })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', rowOf(m, 2)));
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: m.panes.form })).toBeVisible());
    const card = canvas.getByRole('group', { name: `${m.actions.question(2)}${m.comma}${m.typeNames.MCQ}` });
    await waitFor(() => expect(card).toHaveFocus());
  },
};

/** To be read: nothing can be changed, and nothing offers to. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await expect(canvas.queryByRole('button', { name: m.bar.undo })).toBeNull();
    await expect(canvas.queryByRole('button', { name: m.outline.addQuestion })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: m.details.title })).toHaveAttribute('readonly');
  },
};

/** Sixty blocks open and are typed into as five are; the far ones wait until somebody comes near. */
export const Large: Story = {
  args: { draft: largeDraft(60) },
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', rowOf(m, 45)));
    const card = canvas.getByRole('group', { name: `${m.actions.question(45)}${m.comma}${m.typeNames.MCQ}` });
    await waitFor(() => expect(within(card).getByRole('textbox', { name: m.mcq.option(1) })).toBeVisible());
  },
};

/** Where its place has no height it takes the window's: panes scroll, and bar, outline and preview stay in sight. */
export const InAPlaceWithoutHeight: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: largeDraft(60), height: 'auto' },
  play: async ({ canvas, canvasElement, globals }) => {
    const m = messagesOf(globals);
    const pane = (name: string) => canvasElement.querySelector(`[data-pane="${name}"]`);
    const row = () => canvas.getByRole('button', rowOf(m, 60));
    canvasElement.querySelector<HTMLElement>('[data-place="questions.59"][role="group"]')?.focus();
    await waitFor(() => expect(pane('form')?.scrollTop).toBeGreaterThan(innerHeight));
    // The outline follows the form.
    await waitFor(() => expect(pane('outline')?.scrollTop).toBeGreaterThan(0));
    const parts = [row(), canvas.getByRole('group', { name: m.bar.label }), pane('outline'), pane('preview')];
    for (const part of parts) {
      const { top, bottom } = part?.getBoundingClientRect() ?? new DOMRect(0, -1);
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
};

/** The next question and the next pane are one key away, from inside a text; what is added opens in sight. */
export const WritingByKeys: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: largeDraft(3) },
  play: async ({ canvas, canvasElement, globals }) => {
    const m = messagesOf(globals);
    const second = within(canvas.getByRole('group', { name: `${m.actions.question(2)}${m.comma}${m.typeNames.MCQ}` }));
    second.getByRole('textbox', { name: m.mcq.option(1) }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(last()?.questions).toHaveLength(4));
    const added = () => canvas.getByRole('group', { name: `${m.actions.question(3)}${m.comma}${m.typeNames.MCQ}` });
    await waitFor(() => expect(added().contains(document.activeElement)).toBe(true));
    await expect(titles()?.indexOf('block-2')).toBe(3);
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(canvasElement.querySelector('[data-pane="preview"]')).toHaveFocus());
    await userEvent.keyboard('{F6}');
    const third = canvas.getByRole('button', rowOf(m, 3));
    await waitFor(() => expect(third).toHaveFocus());
    canvasElement.querySelector<HTMLElement>('[data-pane="form"]')?.focus();
    await userEvent.keyboard('/');
    const search = await screen.findByRole('combobox', { name: m.add.search });
    await waitFor(() => expect(search).toHaveFocus());
    const { top, bottom } = search.getBoundingClientRect();
    await expect(top >= 0 && bottom <= innerHeight).toBe(true);
    await userEvent.keyboard('{Escape}');
  },
};
