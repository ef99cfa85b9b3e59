import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { emptyDraft } from '../../core/defaults.ts';
import { writePaperFile } from '../../paper/file/write-paper-file.ts';
import { reasons } from '../files/not-stored.ts';
import { en as paperEn } from '../paper/messages/en.ts';
import { storeWithPaper, storyPaper } from '../paper/stories/story-paper.ts';
import { said } from '../paper/stories/said.ts';
import { chooseFromMenu } from '../../../../../../.storybook/testing/choose-from-menu.ts';
import { storeWithLostPicture } from '../stories/another-tab.ts';
import { chooseMore } from '../stories/choose-more.ts';
import { createEmptyStore } from '../stories/create-empty-store.ts';
import { fakeFiles } from '../stories/fake-files.ts';
import { messagesOf } from '../stories/messages-of.ts';
import { viewArgs } from '../stories/view-args.ts';
import { paperOf } from '../state/paper-of.ts';
import { emptyWorkbench, withDrafts } from '../state/workbench-state.ts';
import { Workbench } from '../workbench.tsx';

const disk = fakeFiles();

/** Questions that come from other programs, and go to them. */
const meta = {
  title: 'Workbench/Exchange',
  component: Workbench,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!dev', 'no-picture', 'one-language'],
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

const moodleXml = `<?xml version="1.0"?><quiz><question type="truefalse"><name><text>Tides</text></name>
<questiontext format="html"><text>The moon draws the sea.</text></questiontext>
<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>
<tags><tag><text>sea</text></tag><tag><text>${'long '.repeat(20)}</text></tag></tags></question></quiz>`;

/** Tags of Moodle come with its questions and go with them; a format without tags says that they stay. */
export const TagsOfMoodle: Story = {
  play: async ({ canvas, globals }) => {
    const { w, m, exchange } = messagesOf(globals);
    const { importing, exporting } = exchange;
    await chooseMore(canvas, w, w.bar.importing);
    const dialog = within(await screen.findByRole('dialog', { name: importing.title }));
    await userEvent.click(dialog.getByRole('textbox', { name: importing.paste }));
    await userEvent.paste(moodleXml);
    await userEvent.click(dialog.getByRole('button', { name: importing.read }));
    await userEvent.click(await dialog.findByRole('button', { name: importing.open(1) }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.details.title })).toHaveValue('Tides'));

    await chooseMore(canvas, w, w.bar.exporting);
    const saving = within(await screen.findByRole('dialog', { name: exporting.title }));
    const choose = async (format: string) => {
      await userEvent.click(saving.getByRole('combobox', { name: new RegExp(exporting.format, 'u') }));
      await userEvent.click(await saving.findByRole('option', { name: format }));
    };
    await choose('GIFT');
    await expect(await saving.findByText(exporting.tagsStay)).toBeVisible();
    await expect(saving.getByText(exporting.tagsStay).closest('[role="status"]')).not.toBeNull();
    await choose('Moodle XML');
    await waitFor(() => expect(saving.queryByText(exporting.tagsStay)).toBeNull());
    await waitFor(() => expect(saving.getByRole('button', { name: exporting.save })).toBeEnabled());
    await userEvent.click(saving.getByRole('button', { name: exporting.save }));
    await waitFor(() => expect(disk.written?.text).toContain('<tag><text>sea</text></tag>'));
    await expect(disk.written?.text).toContain(`<tag><text>${'long '.repeat(12).trim()}</text></tag>`);
  },
};

/** A picture that is not in this browser is a loss that the report names, and a file that cannot be read is said to be one. */
export const WithoutAFile: Story = {
  loaders: [async () => ({ name: await storeWithLostPicture() })],
  play: async ({ canvas, globals }) => {
    const { w, exchange } = messagesOf(globals);
    const { importing, exporting } = exchange;
    await chooseMore(canvas, w, w.bar.exporting);
    const saving = within(await screen.findByRole('dialog', { name: exporting.title }));
    await expect(await saving.findByText(/quay\.png/u)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await chooseMore(canvas, w, w.bar.importing);
    const dialog = within(await screen.findByRole('dialog', { name: importing.title }));
    const moved = new File(['A?{=b}'], 'sea.gift');
    moved.arrayBuffer = async () => {
      throw new DOMException('It was moved.', 'NotReadableError');
    };
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field) throw new Error('The dialog has a field for a file.');
    await userEvent.upload(field, moved, { applyAccept: false });
    await userEvent.click(dialog.getByRole('button', { name: importing.read }));
    await expect(await dialog.findByText(importing.unread)).toBeVisible();
  },
};

const withPicture = `<?xml version="1.0"?><quiz><question type="essay"><name><text>A quay</text></name>
<questiontext format="html"><text><![CDATA[<p>See <img src="@@PLUGINFILE@@/quay.png" alt="A quay"></p>]]></text>
<file name="quay.png" path="/" encoding="base64">AAEC</file></questiontext></question></quiz>`;

/** What was pasted is no file, and the questions of a file that can be read are not said to be unreadable. */
export const WithoutRoom: Story = {
  beforeEach: () => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put');
    if (!put) throw new Error('An object store has put.');
    Object.defineProperty(IDBObjectStore.prototype, 'put', {
      ...put,
      value(this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
        if (this.name === 'files') throw new DOMException('The disk is full.', 'QuotaExceededError');
        return Reflect.apply(put.value, this, [value, key]);
      },
    });
    return () => void Object.defineProperty(IDBObjectStore.prototype, 'put', put);
  },
  play: async ({ canvas, globals }) => {
    const { w, exchange } = messagesOf(globals);
    const { importing } = exchange;
    await chooseMore(canvas, w, w.bar.importing);
    const dialog = within(await screen.findByRole('dialog', { name: importing.title }));
    await userEvent.click(dialog.getByRole('textbox', { name: importing.paste }));
    await userEvent.paste(withPicture);
    await userEvent.click(dialog.getByRole('button', { name: importing.read }));
    await expect(await dialog.findByText(importing.untaken)).toBeVisible();
    await expect(dialog.queryByText(importing.unread)).toBeNull();
  },
};

/** Two questions, and one that is left out. */
const tidesAndMoon =
  '::Tides:: What draws the sea? {=The moon ~The wind}\n\n::Moon:: Is it far? {T}\n\n::Open:: Why? {=a';

/** Shows the paper; resolves to the titles of its questions. */
async function showPaper(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: paperEn.label }));
  await canvas.findByRole('textbox', { name: paperEn.head.title });
  return () => [...document.querySelectorAll('tr[data-id] [data-part="open"]')].map(({ textContent }) => textContent);
}

/** Imports from the menu with keys alone, as far as the report. */
async function readWithKeys(canvas: ReturnType<typeof within>, globals: Record<string, unknown>) {
  const { w, exchange } = messagesOf(globals);
  const { importing } = exchange;
  await chooseMore(canvas, w, w.bar.importing);
  const dialog = within(await screen.findByRole('dialog', { name: importing.title }));
  await userEvent.click(dialog.getByRole('textbox', { name: importing.paste }));
  await userEvent.paste(tidesAndMoon);
  dialog.getByRole('button', { name: importing.read }).focus();
  await userEvent.keyboard('{Enter}');
  return { dialog, importing };
}

/** What was imported is a step of the paper: one undo takes it all back, and nothing older. */
export const TakenBackTogether: Story = {
  loaders: [async () => ({ name: await storeWithPaper() })],
  play: async ({ canvas, globals }) => {
    const { w, m } = messagesOf(globals);
    const titles = await showPaper(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tides' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    const before = ['The lighthouse', 'Coasts', 'A letter home', 'Your street'];
    await waitFor(() => expect(titles()).toEqual(before));

    const { dialog, importing } = await readWithKeys(canvas, globals);
    // Enter leads on from what was found.
    const found = await dialog.findByRole('group', { name: importing.found(2) });
    const tides = within(found).getByRole<HTMLInputElement>('checkbox', { name: 'Tides' });
    await waitFor(() => expect(tides).toHaveFocus());
    // What Enter does in a browser.
    tides.form?.requestSubmit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opened = ['The lighthouse', 'Tides', 'Moon', 'Coasts', 'A letter home', 'Your street'];
    await waitFor(() => expect(titles().toSorted()).toEqual(opened.toSorted()));
    await waitFor(() => expect(said()).toHaveTextContent(w.files.undo));

    canvas.getByRole('button', { name: 'Coasts' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(titles()).toEqual(before));
    await waitFor(() => expect(said()).toBeNull());
    const bar = within(canvas.getByRole('group', { name: w.bar.label }));
    await userEvent.click(bar.getByRole('button', { name: m.bar.redo }));
    await waitFor(() => expect(titles()).toContain('Moon'));
    await userEvent.click(bar.getByRole('button', { name: m.bar.undo }));
    await userEvent.click(bar.getByRole('button', { name: m.bar.undo }));
    await waitFor(() => expect(titles()).toEqual(['Tides', ...before]));
    await expect(bar.getByRole('button', { name: m.bar.undo })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The toast takes an import back, but not a question in which somebody has written since. */
export const TakenBackByTheToast: Story = {
  loaders: [async () => ({ name: await storeWithPaper() })],
  play: async ({ canvas, globals }) => {
    const { w, m } = messagesOf(globals);
    const { dialog, importing } = await readWithKeys(canvas, globals);
    await userEvent.click(await dialog.findByRole('button', { name: importing.open(2) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const title = await canvas.findByRole('textbox', { name: m.details.title });
    await waitFor(() => expect(title).toHaveValue('Tides'));
    await waitFor(() => expect(canvas.getByText(w.bar.place(4, 7))).toBeVisible());
    const toast = await waitFor(() => {
      const front = said();
      if (!(front instanceof HTMLElement)) throw new Error('Nothing is said yet.');
      return front;
    });
    // The pointer rests on the toast, which would close on a slow device while the title is typed.
    await userEvent.hover(toast);
    const opened = canvas.getByRole<HTMLInputElement>('textbox', { name: m.details.title });
    opened.focus();
    opened.setSelectionRange(opened.value.length, opened.value.length);
    await userEvent.keyboard(' of the sea');
    await userEvent.click(within(toast).getByRole('button', { name: w.files.undo }));
    await waitFor(() => expect(canvas.getByText(w.bar.place(4, 6))).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: m.details.title })).toHaveValue('Tides of the sea');
    const titles = await showPaper(canvas);
    await expect(titles()).toEqual([
      'Tides',
      'The lighthouse',
      'Coasts',
      'Tides of the sea',
      'A letter home',
      'Your street',
    ]);
  },
};

/** A question that was added, closed or opened from the samples is a step of the paper too. */
export const OtherStepsOfThePaper: Story = {
  loaders: [async () => ({ name: await storeWithPaper() })],
  play: async ({ canvas, globals }) => {
    const { w, m } = messagesOf(globals);
    const fromSwitcher = async (name: string) =>
      chooseFromMenu(canvas.getByRole('button', { name: new RegExp(w.bar.switcher, 'u') }), name);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.details.title })).toHaveValue('Tides'));
    await fromSwitcher(w.bar.close);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.details.title })).toHaveValue('The lighthouse'));
    await fromSwitcher(w.bar.add);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.details.title })).toHaveValue(''));
    const titles = await showPaper(canvas);
    await expect(titles()).toHaveLength(5);
    const undo = within(canvas.getByRole('group', { name: w.bar.label })).getByRole('button', { name: m.bar.undo });
    await userEvent.click(undo);
    await waitFor(() => expect(titles()).toEqual(['The lighthouse', 'Coasts', 'A letter home', 'Your street']));
    await userEvent.click(undo);
    await waitFor(() => expect(titles()[0]).toBe('Tides'));
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The export of a whole paper is named after it, and is offered where the paper is shown. */
export const AWholePaper: Story = {
  loaders: [async () => ({ name: await storeWithPaper() })],
  play: async ({ canvas, globals }) => {
    const { w, exchange } = messagesOf(globals);
    const { exporting } = exchange;
    await showPaper(canvas);
    await chooseMore(canvas, w, w.bar.exporting);
    const dialog = within(await screen.findByRole('dialog', { name: exporting.title }));
    await expect(dialog.getByRole('combobox', { name: new RegExp(exporting.questions, 'u') })).toHaveTextContent(
      exporting.all(5),
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: exporting.save })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: exporting.save }));
    await waitFor(() => expect(disk.written?.name).toBe('By-the-sea.zip'));
  },
};

/** The same of a paper without a title. */
export const AWholePaperWithoutATitle: Story = {
  loaders: [
    async () => {
      const workbench = storyPaper();
      return { name: await storeWithPaper({ ...workbench, paper: { ...workbench.paper, title: '' } }) };
    },
  ],
  play: async ({ canvas, globals }) => {
    const { w, exchange } = messagesOf(globals);
    const { exporting } = exchange;
    await showPaper(canvas);
    await chooseMore(canvas, w, w.bar.exporting);
    const dialog = within(await screen.findByRole('dialog', { name: exporting.title }));
    await waitFor(() => expect(dialog.getByRole('button', { name: exporting.save })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: exporting.save }));
    await waitFor(() => expect(disk.written?.name).toBe('5-questions.zip'));
  },
};

/** Where the browser has no room for the pictures of a paper, neither the file nor a connection is at fault. */
export const NoRoomForFiles: Story = {
  beforeEach: WithoutRoom.beforeEach ?? [],
  play: async ({ canvas, globals }) => {
    const { w, m } = messagesOf(globals);
    const ref = { id: 'talk', name: 'talk.mp3', mime: 'audio/mpeg', size: 3 };
    const draft = { ...emptyDraft(), input: [{ id: 'input', kind: 'audio' as const, file: ref }] };
    const media = new Map([[ref.id, { ref, bytes: new Uint8Array(3) }]]);
    const bytes = writePaperFile(paperOf(withDrafts(emptyWorkbench(), [draft])), media);
    disk.written = { name: 'paper.rubrica', text: '', bytes };
    await canvas.findByRole('textbox', { name: m.details.title });
    await chooseMore(canvas, w, w.bar.open);
    await expect(await screen.findByText(reasons.en)).toBeVisible();
    await expect(screen.queryByText(w.files.notOpened)).toBeNull();

    const outline = within(canvas.getByRole('region', { name: m.panes.outline }));
    await userEvent.click(outline.getByRole('button', { name: m.outline.addStimulus }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(m.stimulus.kinds.image, 'u') }));
    const dialog = await screen.findByRole('dialog', { name: m.stimulus.chooseTitle.image });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(input!, new File(['GIF89a'], 'boat.gif', { type: 'image/gif' }));
    await expect(await within(dialog).findByText(reasons.en)).toBeVisible();
  },
};
