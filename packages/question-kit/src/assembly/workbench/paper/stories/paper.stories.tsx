import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../../../.storybook/testing/choose-from-menu.ts';
import { messagesOf as editorMessagesOf } from '../../../editor/stories/messages-of.ts';
import { writePaperFile } from '../../../paper/file/write-paper-file.ts';
import { paperOf } from '../../state/paper-of.ts';
import { createEmptyStore } from '../../stories/create-empty-store.ts';
import { fakeFiles } from '../../stories/fake-files.ts';
import { messagesOf } from '../../stories/messages-of.ts';
import { viewArgs } from '../../stories/view-args.ts';
import { Workbench } from '../../workbench.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { printMessagesIn } from '../print/messages.ts';
import { said, undoByToast } from './said.ts';
import { storeWithPaper, storyPaper, translatedPaper } from './story-paper.ts';

const disk = fakeFiles();

/** The whole paper: its questions by section, its totals, its blueprint and its sheets. */
const meta = {
  title: 'Workbench/Paper',
  component: Workbench,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs', '!dev'],
  loaders: [async () => ({ name: await storeWithPaper() })],
  render: (args, { globals, loaded }) => (
    <Workbench {...viewArgs(globals)} files={disk} name={String(loaded['name'])} {...args} />
  ),
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole' | 'queryByRole' | 'getAllByRole' | 'findAllByRole'>;

const wordsOf = (globals: Record<string, unknown>) => (globals['language'] === 'ar' ? ar : en);

/** Goes to the Paper view. Resolves to its table, or null where the paper is empty. */
async function showPaper(canvas: Canvas, globals: Record<string, unknown>) {
  const m = wordsOf(globals);
  await userEvent.click(await canvas.findByRole('button', { name: m.label }));
  await canvas.findByRole('textbox', { name: m.head.title });
}

const titlesOf = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').flatMap((header) => {
    const button = header.querySelector('[data-part="open"]');
    return button ? [button.textContent] : [];
  });

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

export const OfTwoSections: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    await showPaper(canvas, globals);
    await expect(await canvas.findByRole('rowheader', { name: /Writing and speaking/u })).toBeVisible();
    await expect(titlesOf(canvas)).toEqual(['Tides', 'The lighthouse', 'Coasts', 'A letter home', 'Your street']);
    const totals = within(canvas.getByRole('list', { name: m.totals.label }));
    await expect(totals.getByText(m.totals.questions(5))).toBeVisible();
    await expect(totals.getByText(new RegExp(m.totals.minutes(40), 'u'))).toBeVisible();
  },
};

export const Narrow: Story = {
  tags: ['plays-in-arabic'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    await showPaper(canvas, globals);
    await expect(await canvas.findByRole('button', { name: 'Tides' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithoutQuestions: Story = {
  loaders: [async () => ({ name: await createEmptyStore() })],
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    await showPaper(canvas, globals);
    await expect(await canvas.findByRole('heading', { name: m.empty.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: m.empty.write }));
    await waitFor(() => expect(document.querySelector('[data-pane="form"]')).toContainElement(focused()));
  },
};

/** Everything that a pointer can do, with keys alone. */
export const WithKeys: Story = {
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    const { m: editor } = messagesOf(globals);
    await showPaper(canvas, globals);
    // The current question has the focus.
    const title = (name: string) => canvas.getByRole('button', { name });
    await waitFor(() => expect(title('Tides')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(title('The lighthouse')).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(titlesOf(canvas)).toEqual(['Tides', 'Coasts', 'The lighthouse', 'A letter home', 'Your street']);
    await waitFor(() => expect(title('The lighthouse')).toHaveFocus());

    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: m.row.select('The lighthouse') })).toBeChecked();
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(titlesOf(canvas).filter((each) => each === 'The lighthouse')).toHaveLength(2));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(titlesOf(canvas).filter((each) => each === 'The lighthouse')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('table', { name: m.label })).toContainElement(focused()));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(titlesOf(canvas).filter((each) => each === 'The lighthouse')).toHaveLength(2));

    title('A letter home').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: editor.details.title })).toHaveValue('A letter home'),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: editor.details.title })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(title('A letter home')).toHaveFocus());
  },
};

/** A point in an element, as a part of its height. */
const pointIn = (element: Element, down: number) => {
  const { left, top, height } = element.getBoundingClientRect();
  return { clientX: left + 6, clientY: top + height * down };
};

/** A row goes where it is let go: between two others, or into another section. */
export const WithThePointer: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    await showPaper(canvas, globals);
    const rowOf = (name: string) => canvas.getByRole('row', { name: new RegExp(name, 'u') });
    const drag = async (name: string, to: HTMLElement, part: number) => {
      const grip = rowOf(name).querySelector('[data-part="grip"]');
      if (!grip) throw new Error('The row has no grip.');
      const press = { bubbles: true, cancelable: true, isPrimary: true, button: 0, buttons: 1 };
      const begin = pointIn(grip, 0.5);
      grip.dispatchEvent(new PointerEvent('pointerdown', { ...press, ...begin }));
      document.dispatchEvent(new PointerEvent('pointermove', { ...press, ...begin, clientY: begin.clientY + 8 }));
      await waitFor(() => expect(rowOf(name)).toHaveAttribute('data-dragged'));
      document.dispatchEvent(new PointerEvent('pointermove', { ...press, ...pointIn(to, part) }));
      await waitFor(() => expect(document.querySelector('[data-drop]')).toBe(to));
      document.dispatchEvent(new PointerEvent('pointerup', { ...press, ...pointIn(to, part), buttons: 0 }));
    };
    await canvas.findByRole('button', { name: 'Tides' });
    await drag('Tides', rowOf('Coasts'), 0.9);
    await waitFor(() =>
      expect(titlesOf(canvas)).toEqual(['The lighthouse', 'Coasts', 'Tides', 'A letter home', 'Your street']),
    );
    await drag('The lighthouse', rowOf('Your street'), 0.1);
    await waitFor(() =>
      expect(titlesOf(canvas)).toEqual(['Coasts', 'Tides', 'A letter home', 'The lighthouse', 'Your street']),
    );
    // Back in its section, the row still has the focus.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'The lighthouse' })).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(titlesOf(canvas)).toEqual(['The lighthouse', 'Coasts', 'Tides', 'A letter home', 'Your street']),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'The lighthouse' })).toHaveFocus());
  },
};

export const SeveralAtOnce: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    await showPaper(canvas, globals);
    await userEvent.click(await canvas.findByRole('checkbox', { name: m.row.select('Tides') }));
    await userEvent.click(canvas.getByRole('checkbox', { name: m.row.select('A letter home') }));
    const bar = within(canvas.getByRole('toolbar', { name: m.bulk.label }));
    await userEvent.click(bar.getByRole('button', { name: m.bulk.edit }));
    const dialog = within(await screen.findByRole('dialog', { name: m.bulk.title(2) }));
    await userEvent.click(dialog.getByRole('combobox', { name: new RegExp(m.bulk.level, 'u') }));
    await userEvent.click(await dialog.findByRole('option', { name: 'C1' }));
    await userEvent.type(dialog.getByRole('textbox', { name: m.bulk.points }), '12');
    await userEvent.type(dialog.getByRole('textbox', { name: m.bulk.addTags }), 'mock, spring');
    await userEvent.click(dialog.getByRole('button', { name: m.bulk.apply }));
    const rowOf = (name: string) => within(canvas.getByRole('row', { name: new RegExp(name, 'u') }));
    await waitFor(() => expect(rowOf('A letter home').getByText('C1')).toBeVisible());
    await expect(rowOf('A letter home').getByText('spring')).toBeVisible();
    await expect(rowOf('A letter home').getByText(m.number(12))).toBeVisible();
    await expect(rowOf('Tides').getByText('C1')).toBeVisible();
    // One press takes all of it back.
    await undoByToast(m);
    await waitFor(() => expect(rowOf('A letter home').queryByText('spring')).toBeNull());
    await expect(rowOf('Tides').getByText('B1')).toBeVisible();
  },
};

/** They go to another section together, and are said to; the focus stays at the first of them. */
export const ToAnotherSection: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    const { w, m: editor } = messagesOf(globals);
    await showPaper(canvas, globals);
    await userEvent.click(await canvas.findByRole('checkbox', { name: m.row.select('Tides') }));
    await userEvent.click(canvas.getByRole('checkbox', { name: m.row.select('A letter home') }));
    const bar = within(canvas.getByRole('toolbar', { name: m.bulk.label }));
    await chooseFromMenu(bar.getByRole('button', { name: m.bulk.move }), 'Reading');
    await waitFor(() =>
      expect(titlesOf(canvas)).toEqual(['The lighthouse', 'Coasts', 'Tides', 'A letter home', 'Your street']),
    );
    await waitFor(() => expect(said()).toHaveTextContent(m.said.movedTo(2, 'Reading')));
    // Taken back with the bar, it is not offered again: that would take back what was done before.
    const files = within(canvas.getByRole('group', { name: w.bar.label }));
    await userEvent.click(files.getByRole('button', { name: editor.bar.undo }));
    await waitFor(() => expect(titlesOf(canvas)[0]).toBe('Tides'));
    await waitFor(() => expect(said()).toBeNull());

    await userEvent.click(bar.getByRole('button', { name: m.bulk.clear }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tides' })).toHaveFocus());
    await expect(canvas.queryByRole('toolbar', { name: m.bulk.label })).toBeNull();
  },
};

export const Searched: Story = {
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    await showPaper(canvas, globals);
    const search = await canvas.findByRole('searchbox', { name: m.filters.search });
    await userEvent.type(search, 'letters');
    await waitFor(() => expect(titlesOf(canvas)).toEqual(['A letter home']));
    await userEvent.clear(search);
    await userEvent.type(search, 'nothing has this');
    await expect(await canvas.findByRole('heading', { name: m.filters.none })).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: m.filters.clear });
    if (!clear) throw new Error('There is no button that clears the filters.');
    await userEvent.click(clear);
    await waitFor(() => expect(titlesOf(canvas)).toHaveLength(5));
    // The button is gone; who pressed it goes on with the search.
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.click(canvas.getByRole('combobox', { name: m.filters.tag }));
    await userEvent.click(await screen.findByRole('option', { name: 'letters' }));
    await waitFor(() => expect(titlesOf(canvas)).toEqual(['A letter home']));
    await userEvent.click(canvas.getByRole('button', { name: m.filters.clear }));
    await userEvent.click(canvas.getByRole('button', { name: m.columns.title }));
    await waitFor(() => expect(titlesOf(canvas)[0]).toBe('A letter home'));
  },
};

/** A removed section gives its questions to its neighbour. */
export const ASectionLess: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    await showPaper(canvas, globals);
    await chooseFromMenu(
      await canvas.findByRole('button', { name: m.sections.more('Writing and speaking') }),
      m.sections.remove,
    );
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /Writing and speaking/u })).toBeNull());
    await expect(titlesOf(canvas)).toHaveLength(5);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'A letter home' })).toHaveFocus());
  },
};

/** A version brings back what was changed since, and that can be taken back too. */
export const AVersion: Story = {
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    await showPaper(canvas, globals);
    await userEvent.click(await canvas.findByRole('button', { name: m.versions.open }));
    const dialog = () => screen.findByRole('dialog', { name: m.versions.title });
    await userEvent.type(within(await dialog()).getByRole('textbox', { name: m.versions.name }), 'Before the review');
    await userEvent.click(within(await dialog()).getByRole('button', { name: m.versions.save }));
    // What was typed is kept: closing does not ask about it.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    canvas.getByRole('button', { name: 'Tides' }).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(titlesOf(canvas)).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: m.versions.open }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: m.versions.restore }));
    await waitFor(() => expect(titlesOf(canvas)).toHaveLength(5));
    await undoByToast(m);
    await waitFor(() => expect(titlesOf(canvas)).toHaveLength(4));
  },
};

/** A question and its translation count once, in the language that is chosen; what is retired does not count. */
export const InTwoLanguages: Story = {
  tags: ['plays-in-arabic'],
  loaders: [async () => ({ name: await storeWithPaper(translatedPaper()) })],
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    const ui = printMessagesIn(globals['language'] === 'ar' ? 'ar' : 'en');
    await showPaper(canvas, globals);
    const totals = within(await canvas.findByRole('list', { name: m.totals.label }));
    await expect(totals.getByText(m.totals.questions(4))).toBeVisible();
    const translation = () => within(canvas.getByRole('row', { name: /المد والجزر/u }));
    await expect(translation().getByText(`${m.languageName('ar')} · ${m.row.notCounted}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: m.inLanguage.label }));
    await userEvent.click(await screen.findByRole('option', { name: m.languageName('ar') }));
    const original = within(canvas.getByRole('row', { name: /Tides/u }));
    await expect(await original.findByText(`${m.languageName('en')} · ${m.row.notCounted}`)).toBeVisible();
    await expect(translation().queryByText(new RegExp(m.row.notCounted, 'u'))).toBeNull();
    await expect(totals.getByText(m.totals.questions(4))).toBeVisible();
    const untranslated = m.inLanguage.untranslated(3, m.languageName('ar'));
    await expect(canvas.getByText(new RegExp(untranslated, 'u'))).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: m.head.print }));
    const preview = within(await canvas.findByRole('group', { name: ui.preview }));
    await expect(await preview.findByRole('heading', { name: 'المد والجزر' })).toBeVisible();
    await expect(preview.queryByRole('heading', { name: 'Tides' })).toBeNull();
    await expect(preview.queryByRole('heading', { name: 'Your street' })).toBeNull();
  },
};

/** What is missing and what is too much is in words, beside its colour. */
export const Planned: Story = {
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    const { skills } = editorMessagesOf(globals);
    await showPaper(canvas, globals);
    const blueprint = within(await canvas.findByRole('region', { name: m.blueprint.title }));
    await expect(blueprint.getByText(m.blueprint.hole(10))).toBeVisible();
    const field = blueprint.getByRole('textbox', { name: m.blueprint.targetOf(skills.Listening, 'B2') });
    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    await waitFor(() => expect(blueprint.getByText(m.blueprint.hole(4))).toBeVisible());

    // Enter adds a target; the button that removes one gives its focus to the next press.
    const add = blueprint.getByRole('button', { name: m.blueprint.add });
    await userEvent.click(blueprint.getByRole('button', { name: m.blueprint.remove(skills.Listening, 'B2') }));
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: m.blueprint.add }));
    await userEvent.type(dialog.getByRole('textbox', { name: m.blueprint.points }), '7{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(add).toHaveFocus());
  },
};

/** A whole paper with recordings; a paper in which somebody wrote is not given up unasked. */
export const FromASample: Story = {
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    const { w } = messagesOf(globals);
    await showPaper(canvas, globals);
    await chooseFromMenu(await canvas.findByRole('button', { name: m.head.samples }), m.head.sampleNames.listening);
    await userEvent.click(await screen.findByRole('button', { name: w.openPaper.replace }));
    await waitFor(() =>
      expect(titlesOf(canvas)).toEqual(['Listening: A trip to the island', 'Listening: A boat for Saturday']),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Listening: A trip to the island' }));
    await waitFor(() => expect(document.querySelector('audio')?.src).toMatch(/island-boat/u));
  },
};

/** A paper that is dropped on the workbench is opened. */
export const Dropped: Story = {
  loaders: [async () => ({ name: await createEmptyStore() })],
  play: async ({ canvas, globals }) => {
    const { w } = messagesOf(globals);
    await showPaper(canvas, globals);
    const drop = (...files: File[]) => {
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      const event = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
      canvas.getByRole('main').dispatchEvent(event);
    };
    drop(new File(['What draws the sea? {=the moon}'], 'sea.gift'));
    await waitFor(() => expect(screen.getByText(w.files.rejected('sea.gift'))).toBeVisible());
    await expect(screen.getByText(w.files.otherKind)).toBeVisible();
    drop(new File([writePaperFile(paperOf(storyPaper()))], 'sea.rubrica'));
    await waitFor(() => expect(titlesOf(canvas)).toHaveLength(5));
  },
};

/** The student's sheets have no key; the key and the marker's sheet have their own. */
export const Printed: Story = {
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    const ui = printMessagesIn(globals['language'] === 'ar' ? 'ar' : 'en');
    const sheet = printMessagesIn('en');
    await showPaper(canvas, globals);
    await userEvent.click(await canvas.findByRole('button', { name: m.head.print }));
    const preview = within(await canvas.findByRole('group', { name: ui.preview }));
    await expect(await preview.findByRole('heading', { name: 'By the sea' })).toBeVisible();
    await expect(preview.queryByText(new RegExp(sheet.modelAnswer, 'u'))).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: ui.kinds.key }));
    await expect(await preview.findByRole('heading', { name: new RegExp(sheet.kinds.key, 'u') })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: ui.kinds.marker }));
    await expect(await preview.findByRole('rowheader', { name: sheet.total })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ui.back }));
    await waitFor(() => expect(canvas.getByRole('button', { name: m.head.print })).toHaveFocus());
  },
};
