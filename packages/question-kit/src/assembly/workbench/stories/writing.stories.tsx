import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../../.storybook/testing/choose-from-menu.ts';
import { chooseMore } from './choose-more.ts';
import { fakeFiles } from './fake-files.ts';
import { createEmptyStore } from './create-empty-store.ts';
import { mainViews } from '../main-views/main-views.ts';
import { saveFromAnotherTab, savedTitle } from './another-tab.ts';
import { viewArgs } from './view-args.ts';
import { messagesOf } from './messages-of.ts';
import { Reloadable } from './reloadable.tsx';
import type { WorkbenchMessages } from '../messages/en.ts';
import { Workbench } from '../workbench.tsx';

const disk = fakeFiles();

/** Opens the gallery by its button, or by the menu where the bar has no room for the button. */
async function openGallery(canvas: ReturnType<typeof within>, w: WorkbenchMessages): Promise<void> {
  await canvas.findByRole('button', { name: w.bar.more });
  const button = canvas.queryByRole('button', { name: w.bar.gallery });
  if (button) await userEvent.click(button);
  else await chooseMore(canvas, w, w.bar.gallery);
}

const meta = {
  title: 'Workbench/Writing',
  component: Workbench,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!dev'],
  beforeEach: () => {
    disk.written = null;
  },
  loaders: [async () => ({ name: await createEmptyStore() })],
  render: (args, { globals, loaded }) => (
    <Workbench {...viewArgs(globals)} files={disk} name={String(loaded['name'])} {...args} />
  ),
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MultipleChoiceFromNothing: Story = {
  play: async ({ canvas, globals }) => {
    const { w, m, tabOf } = messagesOf(globals);
    await userEvent.type(await canvas.findByRole('textbox', { name: m.details.title }), 'Tides');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${m.typeNames.MCQ}`, 'u') }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.block.rubric })).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: m.block.rubric })).toHaveAttribute('contenteditable', 'true'),
    );
    await userEvent.paste('What draws the sea?');
    await userEvent.click(canvas.getByRole('button', { name: m.mcq.add }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.mcq.option(1) })).toHaveFocus());
    await userEvent.paste('* The moon\nThe wind');

    // The student answers …
    const student = within(await canvas.findByRole('tabpanel', { name: tabOf('student') }));
    await userEvent.click(await student.findByRole('radio', { name: /The moon/u }));
    // … the marker sees what the machine found, the reader what became of it.
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('marker') }));
    const marker = within(await canvas.findByRole('tabpanel', { name: tabOf('marker') }));
    await waitFor(() => expect(marker.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '1'));
    await userEvent.click(canvas.getByRole('tab', { name: tabOf('review') }));
    const review = within(await canvas.findByRole('tabpanel', { name: tabOf('review') }));
    await expect(await review.findByText('The moon')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(w.saveStatus.saved)).toBeVisible());
  },
};

export const FromTheGallery: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const { w, m, gallery: texts } = messagesOf(globals);
    await openGallery(canvas, w);
    const gallery = within(await screen.findByRole('dialog', { name: texts.title }));
    await userEvent.click(gallery.getByRole('button', { name: m.skills.Writing }));
    await userEvent.click(gallery.getByRole('button', { name: /an email to a friend/iu }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.details.title })).toHaveValue(title()));
    await expect(title()).toMatch(/email/iu);

    // A second one lies beside the first.
    await openGallery(canvas, w);
    const again = within(await screen.findByRole('dialog', { name: texts.title }));
    await userEvent.click(again.getByRole('button', { name: /night among the pines/iu }));
    await waitFor(() => expect(canvas.getByText(w.bar.place(2, 2))).toBeVisible());
    await expect(title()).toMatch(/pines/iu);

    function title() {
      return canvas.getByRole<HTMLInputElement>('textbox', { name: m.details.title }).value;
    }
  },
};

/** What was written is there again, and so are the steps that can be undone. */
export const SurvivingAReload: Story = {
  render: (args, { globals, loaded }) => (
    <Reloadable {...viewArgs(globals)} files={disk} name={String(loaded['name'])} {...args} />
  ),
  play: async ({ canvas, globals }) => {
    const { m } = messagesOf(globals);
    const title = () => canvas.findByRole('textbox', { name: m.details.title });
    await userEvent.type(await title(), 'Half a tit');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(async () => expect(await title()).toHaveValue('Half a tit'));
    const undo = canvas.getByRole('button', { name: m.bar.undo });
    await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(undo);
    await expect(await title()).toHaveValue('');
  },
};

/** Two tabs never overwrite each other unasked. */
export const InTwoTabs: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas, globals, loaded }) => {
    const { w, m } = messagesOf(globals);
    const name = String(loaded['name']);
    const title = () => canvas.findByRole('textbox', { name: m.details.title });
    await userEvent.type(await title(), 'Mine');
    await waitFor(() => expect(canvas.getByText(w.saveStatus.saved)).toBeVisible());
    await saveFromAnotherTab(name, 'Theirs');
    await userEvent.click(await canvas.findByRole('button', { name: w.conflict.useOtherVersion }));
    await waitFor(async () => expect(await title()).toHaveValue('Theirs'));

    await saveFromAnotherTab(name, 'Theirs again');
    const mine = await canvas.findByRole('button', { name: w.conflict.keepThisVersion });
    // What is written meanwhile is not kept …
    await userEvent.type(await title(), ', and more');
    await expect(canvas.getByText(w.saveStatus.conflict)).toBeVisible();
    await new Promise((done) => setTimeout(done, 600));
    await expect(await savedTitle(name)).toBe('Theirs again');
    // … until its user says so.
    await userEvent.click(mine);
    await waitFor(async () => expect(await savedTitle(name)).toBe('Theirs, and more'));
    await expect(canvas.getByText(w.saveStatus.saved)).toBeVisible();
  },
};

/** One file holds the paper: opened where another is open, it asks what becomes of that one. */
export const SavedAndOpenedAgain: Story = {
  tags: ['one-language'],
  play: async ({ canvas, globals }) => {
    const { w, m } = messagesOf(globals);
    const title = () => canvas.getByRole('textbox', { name: m.details.title });
    await userEvent.type(await canvas.findByRole('textbox', { name: m.details.title }), 'Kept for good');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(disk.written?.name).toBe('paper.rubrica'));
    await userEvent.clear(title());
    await userEvent.type(title(), 'Another');

    await chooseMore(canvas, w, w.bar.open);
    const name = w.openPaper.title('paper.rubrica');
    await userEvent.click(await screen.findByRole('button', { name: w.openPaper.add }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    await waitFor(() => expect(canvas.getByText(w.bar.place(2, 2))).toBeVisible());
    await expect(title()).toHaveValue('Kept for good');
    const said = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"]');
      if (!found) throw new Error('Nothing is said yet.');
      return within(found);
    });
    await userEvent.click(await said.findByRole('button', { name: w.files.undo }));
    await waitFor(() => expect(title()).toHaveValue('Another'));
    await expect(canvas.queryByText(w.bar.place(2, 2))).toBeNull();

    await chooseMore(canvas, w, w.bar.open);
    await userEvent.click(await screen.findByRole('button', { name: w.openPaper.replace }));
    await waitFor(() => expect(title()).toHaveValue('Kept for good'));
    await expect(canvas.queryByText(w.bar.place(2, 2))).toBeNull();
  },
};

export const AQuestionAlone: Story = {
  tags: ['one-language'],
  play: async ({ canvas, globals }) => {
    const { w, m } = messagesOf(globals);
    const title = await canvas.findByRole('textbox', { name: m.details.title });
    await userEvent.type(title, 'Kept for good');
    await chooseMore(canvas, w, w.bar.saveQuestion);
    await waitFor(() => expect(disk.written?.name).toBe('Kept-for-good.json'));
    await userEvent.clear(title);
    await chooseMore(canvas, w, w.bar.open);
    await waitFor(() => expect(canvas.getByText(w.bar.place(2, 2))).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: m.details.title })).toHaveValue('Kept for good');
  },
};

/** A picture is said to be none of the workbench's files, in the reader's language alone. */
export const AFileOfAnotherProgram: Story = {
  tags: ['plays-in-arabic', 'no-picture'],
  play: async ({ canvas, globals }) => {
    const { w } = messagesOf(globals);
    disk.written = { name: 'boat.png', text: '', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]) };
    await chooseMore(canvas, w, w.bar.open);
    const dialog = await screen.findByRole('dialog', { name: w.files.rejected('boat.png') });
    await expect(dialog).toHaveAccessibleDescription(w.files.foreign);
    await expect(dialog).not.toHaveTextContent(/PNG|JSON\.parse|token/u);
    await expect(within(dialog).queryByText(w.files.wholeFile)).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: w.files.ok }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AFileThatIsNoQuestion: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const { w } = messagesOf(globals);
    disk.written = { name: 'recipe.json', text: '{ "version": 1, "title": "Soup", "questions": "none" }' };
    await chooseMore(canvas, w, w.bar.open);
    const dialog = within(await screen.findByRole('dialog', { name: w.files.rejected('recipe.json') }));
    await expect(dialog.getByText('questions')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: w.files.ok }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Asked first, and undone by one press after. */
export const StartingAnew: Story = {
  tags: ['one-language'],
  play: async ({ canvas, globals }) => {
    const { w, m } = messagesOf(globals);
    await userEvent.type(await canvas.findByRole('textbox', { name: m.details.title }), 'Going');
    await chooseMore(canvas, w, w.bar.startOver);
    const dialog = within(await screen.findByRole('alertdialog', { name: w.startOver.title }));
    await userEvent.click(dialog.getByRole('button', { name: w.startOver.confirm }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.details.title })).toHaveValue(''));
    await userEvent.click(await screen.findByRole('button', { name: w.bar.undo }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.details.title })).toHaveValue('Going'));
  },
};

const gift = `::Tides:: What draws the sea? {=The moon#Its pull. ~The wind}

::Broken:: This one has no end {=lost

::Capital:: The capital of Egypt is {=Cairo}.
`;

/** The report says what became of each question before anything is opened. */
export const ImportingGift: Story = {
  play: async ({ canvas, globals }) => {
    const { w, m, exchange } = messagesOf(globals);
    const { importing } = exchange;
    await chooseMore(canvas, w, w.bar.importing);
    const dialog = within(await screen.findByRole('dialog', { name: importing.title }));
    await userEvent.click(dialog.getByRole('textbox', { name: importing.paste }));
    await userEvent.paste(gift);
    await userEvent.click(dialog.getByRole('button', { name: importing.read }));

    const report = within(await dialog.findByRole('table', { name: importing.report }));
    await expect(report.getByText(importing.outcomes['left-out'])).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Capital' }));
    await userEvent.click(dialog.getByRole('button', { name: importing.open(1) }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.details.title })).toHaveValue('Tides'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Chosen, checked for what is lost, saved. */
export const ExportingGift: Story = {
  play: async ({ canvas, globals }) => {
    const { w, exchange, gallery: texts } = messagesOf(globals);
    const { exporting } = exchange;
    await openGallery(canvas, w);
    const gallery = within(await screen.findByRole('dialog', { name: texts.title }));
    await userEvent.click(gallery.getByRole('button', { name: /night among the pines/iu }));
    await chooseMore(canvas, w, w.bar.exporting);
    const dialog = within(await screen.findByRole('dialog', { name: exporting.title }));
    await userEvent.click(dialog.getByRole('combobox', { name: new RegExp(exporting.format, 'u') }));
    await userEvent.click(await dialog.findByRole('option', { name: 'GIFT' }));
    const save = dialog.getByRole('button', { name: exporting.save });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await waitFor(() => expect(disk.written?.text).toMatch(/^::Mock paper/mu));
  },
};

const toastButton = () => document.querySelector('[data-sonner-toast] [data-button]');

/** The button of a toast takes nothing back in the question that is shown by then. */
export const AnUndoOfAnotherQuestion: Story = {
  tags: ['one-language', 'no-picture'],
  play: async ({ canvas, globals }) => {
    const { w, m } = messagesOf(globals);
    const title = () => canvas.findByRole<HTMLInputElement>('textbox', { name: m.details.title });
    await userEvent.type(await title(), 'First');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${m.typeNames.MCQ}`, 'u') }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.block.rubric })).toHaveFocus());
    const [menu] = canvas.getAllByRole('button', { name: m.outline.more(m.actions.question(1)) });
    if (!menu) throw new Error('The question has a menu.');
    await chooseFromMenu(menu, new RegExp(`^${m.actions.remove}`, 'u'));
    await waitFor(() => expect(toastButton()).toHaveTextContent(m.actions.undo));
    const undo = toastButton();
    await chooseFromMenu(canvas.getByRole('button', { name: new RegExp(w.bar.switcher, 'u') }), w.bar.add);
    await waitFor(async () => expect(await title()).toHaveValue(''));
    await userEvent.type(await title(), 'Second');
    if (undo instanceof HTMLElement && undo.isConnected) undo.click();
    await waitFor(() => expect(undo?.isConnected).toBe(false));
    await expect(await title()).toHaveValue('Second');
  },
};

/** The titles of the questions in the Paper view. */
const titles = () =>
  [...document.querySelectorAll('tr[data-id] [data-part="open"]')].map(({ textContent }) => textContent);

/** The sections of a file are taken back as the last step; what was done to a paper is not taken back in the one that took its place. */
export const AnUndoAfterAnotherPaper: Story = {
  tags: ['one-language', 'no-picture'],
  play: async ({ canvas, globals, loaded }) => {
    const { w, m } = messagesOf(globals);
    const files = within(await canvas.findByRole('group', { name: w.bar.label }));
    await userEvent.type(await canvas.findByRole('textbox', { name: m.details.title }), 'Mine');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(disk.written?.name).toBe('paper.rubrica'));
    await userEvent.click(canvas.getByRole('button', { name: mainViews[0]?.label.en ?? '' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mine' })).toHaveFocus());
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(titles()).toEqual(['Mine', 'Mine']));

    await chooseMore(canvas, w, w.bar.open);
    await userEvent.click(await screen.findByRole('button', { name: w.openPaper.add }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    await userEvent.click(files.getByRole('button', { name: m.bar.undo }));
    await waitFor(() => expect(titles()).toEqual(['Mine', 'Mine']));
    await expect(document.querySelectorAll('[data-part="section"]')).toHaveLength(1);
    await userEvent.click(files.getByRole('button', { name: m.bar.redo }));
    await waitFor(() => expect(document.querySelectorAll('[data-part="section"]')).toHaveLength(2));
    await userEvent.click(files.getByRole('button', { name: m.bar.undo }));
    await waitFor(() => expect(titles()).toHaveLength(2));

    // Another tab's version is another paper.
    canvas.getAllByRole('button', { name: 'Mine' })[0]?.focus();
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(titles()).toHaveLength(3));
    await saveFromAnotherTab(String(loaded['name']), 'Theirs');
    await userEvent.click(await canvas.findByRole('button', { name: w.conflict.useOtherVersion }));
    await waitFor(() => expect(titles()).toEqual(['Theirs']));
    await expect(files.getByRole('button', { name: m.bar.undo })).toHaveAttribute('aria-disabled', 'true');
  },
};
