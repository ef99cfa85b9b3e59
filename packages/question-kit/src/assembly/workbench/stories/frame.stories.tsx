import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectSeenOnFocus, seenHeight } from '../../../../../../.storybook/testing/seen-on-focus.ts';
import { fixtures, questionFixture } from '../../../fixtures.ts';
import { draftOf } from '../../core/defaults.ts';
import type { Draft } from '../../core/question.ts';
import { galleryPapers } from '../gallery/gallery-papers.ts';
import { answersOf } from '../state/entries.ts';
import { createWorkbenchQuestion, workbenchOf, type TriedAnswers } from '../state/workbench-state.ts';
import { openStore } from '../state/store.ts';
import { Workbench } from '../workbench.tsx';
import { createEmptyStore } from './create-empty-store.ts';
import { fakeFiles } from './fake-files.ts';
import { messagesOf } from './messages-of.ts';
import { viewArgs } from './view-args.ts';

const disk = fakeFiles();

async function createStoreWith(draft: Draft, answers: TriedAnswers = {}): Promise<string> {
  const name = await createEmptyStore();
  const store = await openStore(name);
  await store.put('work', workbenchOf([{ ...createWorkbenchQuestion(draft), answers }]), 'bench');
  store.close();
  return name;
}

/** A store in which a long question is open: a passage with six parts. */
async function createStoreWithQuestion(): Promise<string> {
  const longest = galleryPapers.toSorted((a, b) => b.draft.questions.length - a.draft.questions.length)[0];
  if (!longest) throw new Error('There are no samples.');
  return createStoreWith(longest.draft);
}

/** A store in which an essay is open that was written and waits for its marks. */
async function createStoreWithEssay(): Promise<string> {
  const whole = draftOf(questionFixture('WritingEssays'));
  const draft = { ...whole, input: [], questions: whole.questions.slice(0, 1) };
  return createStoreWith(
    draft,
    answersOf(
      draft,
      fixtures.WritingEssays.map(({ right }) => right),
    ),
  );
}

/** The frame around the form: one bar, and panes beside it. */
const meta = {
  title: 'Workbench/Frame',
  component: Workbench,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  loaders: [async () => ({ name: await createStoreWithQuestion() })],
  render: (args, { globals, loaded }) => (
    <Workbench {...viewArgs(globals)} files={disk} name={String(loaded['name'])} {...args} />
  ),
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const paneOf = (canvasElement: HTMLElement, name: string) => {
  const pane = canvasElement.querySelector<HTMLElement>(`[data-pane="${name}"]`);
  if (!pane) throw new Error(`There is no pane ${name}.`);
  return pane;
};
const widthOf = (element: Element) => element.getBoundingClientRect().width;

/** Title, undo and saving are in one bar, which takes no more than 48 px from the form. */
export const OneBar: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { w, m } = messagesOf(globals);
    const bar = within(await canvas.findByRole('group', { name: w.bar.label }));
    await expect(bar.getByRole('button', { name: new RegExp(w.bar.switcher, 'u') })).toBeVisible();
    await expect(bar.getByRole('button', { name: m.bar.undo })).toBeVisible();
    await expect(bar.getByRole('button', { name: w.bar.save })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: m.bar.label })).toBeNull();
    const form = paneOf(canvasElement, 'form');
    await expect(window.innerHeight - form.clientHeight).toBeLessThanOrEqual(50);
    await expect(widthOf(form)).toBeGreaterThanOrEqual(700);

    const title = canvas.getByRole('textbox', { name: m.details.title });
    const before = (title as HTMLInputElement).value;
    await userEvent.type(title, '!');
    await userEvent.click(bar.getByRole('button', { name: m.bar.undo }));
    await expect(title).toHaveValue(before);
    await userEvent.click(bar.getByRole('button', { name: m.bar.redo }));
    await expect(title).toHaveValue(`${before}!`);
    // Redo has nothing left to do, and its hint goes with the pointer.
    await userEvent.unhover(bar.getByRole('button', { name: m.bar.redo }));
    await userEvent.click(title);
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role="tooltip"]:popover-open')).toBeNull());
  },
};

/** The preview has the whole width at one press, and so has the form at another. */
export const WholeWidth: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { w } = messagesOf(globals);
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    await press(w.layouts.preview);
    await waitFor(() => expect(widthOf(paneOf(canvasElement, 'preview'))).toBe(window.innerWidth));
    await expect(paneOf(canvasElement, 'form')).not.toBeVisible();
    await press(w.layouts.form);
    await expect(paneOf(canvasElement, 'preview')).not.toBeVisible();
    await expect(widthOf(paneOf(canvasElement, 'form'))).toBeGreaterThan(window.innerWidth * 0.75);
    await press(w.layouts.all);
    await expect(paneOf(canvasElement, 'preview')).toBeVisible();
  },
};

/** The toolbar's View, Author shows the form alone. */
export const AsTheAuthor: Story = {
  tags: ['one-language'],
  globals: { view: 'author' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { m } = messagesOf(globals);
    await expect(await canvas.findByRole('textbox', { name: m.details.title })).toBeVisible();
    await expect(paneOf(canvasElement, 'preview')).not.toBeVisible();
  },
};

/** The tabs beside the form stay where they are while their pane scrolls. */
export const TabsInSight: Story = {
  tags: ['one-language'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { tabOf } = messagesOf(globals);
    const tab = await canvas.findByRole('tab', { name: tabOf('student') });
    const preview = paneOf(canvasElement, 'preview');
    await waitFor(() => expect(preview.scrollHeight).toBeGreaterThan(preview.clientHeight + 200));
    preview.scrollTop = 200;
    await waitFor(() => expect(preview.scrollTop).toBe(200));
    const { top, bottom } = tab.getBoundingClientRect();
    const pane = preview.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(pane.top - 1);
    await expect(document.elementFromPoint(tab.getBoundingClientRect().left + 8, (top + bottom) / 2)).toBe(tab);
  },
};

/** `/` opens the menu from wherever no text is written: a page that has just loaded, the bar, a list of choices, the preview. */
export const SlashFromAnywhere: Story = {
  tags: ['one-language'],
  play: async ({ canvas, globals }) => {
    const { w, m } = messagesOf(globals);
    await canvas.findByRole('textbox', { name: m.details.title });
    const opensFrom = async (element: HTMLElement | null) => {
      (document.activeElement as HTMLElement | null)?.blur();
      element?.focus();
      await userEvent.keyboard('/');
      const search = await screen.findByRole('combobox', { name: m.add.search });
      await waitFor(() => expect(search).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(search).not.toBeInTheDocument());
    };
    await opensFrom(null);
    await opensFrom(canvas.getByRole('button', { name: w.bar.more }));
    await opensFrom(canvas.getByRole('combobox', { name: new RegExp(m.details.skill, 'u') }));
    const radio = (await canvas.findAllByRole('radio'))[0];
    await opensFrom(radio ?? null);

    // Where text is written it is a slash.
    await userEvent.type(canvas.getByRole('textbox', { name: m.details.title }), '/');
    await expect(screen.queryByRole('combobox', { name: m.add.search })).toBeNull();
  },
};

/** In a low window the bar and the tabs scroll away, and the form has it. */
export const Zoomed: Story = {
  tags: ['no-picture', 'one-language'],
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { w, m } = messagesOf(globals);
    await expectSeenOnFocus(await canvas.findByRole('textbox', { name: m.details.title }));
    await expect(seenHeight(paneOf(canvasElement, 'form'))).toBeGreaterThanOrEqual(150);
    await expectSeenOnFocus(canvas.getByRole('button', { name: w.bar.more }));
  },
};
export const Sideways: Story = {
  ...Zoomed,
  tags: ['no-picture', 'one-language'],
  globals: { viewport: { value: 'sideways' } },
};

/** What stays in sight in a pane that scrolls stays below the tabs, which can be pressed. */
export const TabsAboveTheCommentBar: Story = {
  tags: ['no-picture', 'one-language'],
  globals: { view: 'marker' },
  loaders: [async () => ({ name: await createStoreWithEssay() })],
  play: async ({ canvas, canvasElement, globals }) => {
    const { w } = messagesOf(globals);
    const bar = await waitFor(() => {
      const found = canvasElement.querySelector('.rb-script-head');
      if (!found) throw new Error('There is no bar above the text yet.');
      return found;
    });
    const preview = paneOf(canvasElement, 'preview');
    const tabs = canvas.getByRole('tablist', { name: w.panes.label });
    const below = () => bar.getBoundingClientRect().top - tabs.getBoundingClientRect().bottom;
    await expect(below()).toBeGreaterThan(0);
    const distance = Math.ceil(below()) + 100;
    preview.scrollTop = distance;
    await waitFor(() => expect(preview.scrollTop).toBe(distance));
    await expect(Math.abs(below())).toBeLessThan(2);
    for (const tab of within(tabs).getAllByRole('tab')) {
      const { left, top, width, height } = tab.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height * 0.9)).toBe(tab);
    }
  },
};

/** Whoever chooses no file after all is back at the button that they began from. */
export const ChoosingNoFile: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas, globals }) => {
    const { m } = messagesOf(globals);
    await canvas.findByRole('textbox', { name: m.details.title });
    for (const pane of [m.panes.outline, m.panes.form]) {
      const begin = within(canvas.getByRole('region', { name: pane })).getByRole('button', {
        name: m.outline.addStimulus,
      });
      begin.focus();
      await userEvent.keyboard('{Enter}');
      const search = await screen.findByRole('combobox', { name: m.add.search });
      await waitFor(() => expect(search).toHaveFocus());
      await userEvent.keyboard(`${m.stimulus.kinds.image}{Enter}`);
      const dialog = await screen.findByRole('dialog', { name: m.stimulus.chooseTitle.image });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(begin).toHaveFocus());
    }
  },
};
