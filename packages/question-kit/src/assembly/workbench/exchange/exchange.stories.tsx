import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storeWithLostPicture } from '../stories/another-tab.ts';
import { chooseMore } from '../stories/choose-more.ts';
import { createEmptyStore } from '../stories/create-empty-store.ts';
import { fakeFiles } from '../stories/fake-files.ts';
import { messagesOf } from '../stories/messages-of.ts';
import { viewArgs } from '../stories/view-args.ts';
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
