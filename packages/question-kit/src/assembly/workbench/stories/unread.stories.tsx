import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { unreadEn } from '../unread/messages.ts';
import { Workbench } from '../workbench.tsx';
import { saveFromNewerVersion, savedCount, savedTitle, savedUnread } from './another-tab.ts';
import { createEmptyStore } from './create-empty-store.ts';
import { fakeFiles } from './fake-files.ts';
import { messagesOf } from './messages-of.ts';
import { Reloadable } from './reloadable.tsx';
import { viewArgs } from './view-args.ts';

const disk = fakeFiles();

/** A browser that keeps more than this version of the workbench can read. */
const meta = {
  title: 'Workbench/Unread',
  component: Workbench,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!dev', 'no-picture', 'one-language'],
  beforeEach: () => {
    disk.written = null;
  },
  loaders: [
    async () => {
      const name = await createEmptyStore();
      await saveFromNewerVersion(name, 'Kept');
      return { name };
    },
  ],
  render: (args, { globals, loaded }) => (
    <Reloadable {...viewArgs(globals)} files={disk} name={String(loaded['name'])} {...args} />
  ),
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What this version cannot read, and has no room to copy, is not written over. */
export const MoreThanCanBeReadOnAFullDisk: Story = {
  beforeEach: () => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {};
    Object.defineProperty(IDBObjectStore.prototype, 'put', {
      ...put,
      value(this: IDBObjectStore, value: unknown, key?: IDBValidKey): unknown {
        if (typeof key === 'string' && key.startsWith('unread'))
          throw new DOMException('The disk is full.', 'QuotaExceededError');
        return Reflect.apply(put.value, this, [value, key]);
      },
    });
    return () => void Object.defineProperty(IDBObjectStore.prototype, 'put', put);
  },
  play: async ({ canvas, globals, loaded }) => {
    const { w, m } = messagesOf(globals);
    const title = await canvas.findByRole('textbox', { name: m.details.title });
    await expect(title).toHaveValue('Kept');
    await userEvent.type(title, ' and changed');
    await waitFor(() => expect(canvas.getByText(w.saveStatus.failed)).toBeVisible());
    await expect(await savedCount(String(loaded['name']))).toBe(2);
    // The file is the only place that it can be brought to.
    await userEvent.click(await canvas.findByRole('button', { name: unreadEn.save }));
    await waitFor(() => expect(disk.written?.text).toContain('in a form of a newer version'));
  },
};

/** What this version cannot read is said, kept apart however often that happens, and a file can be made of it before it is removed. */
export const MoreThanCanBeRead: Story = {
  play: async ({ canvas, globals, loaded }) => {
    const { w, m } = messagesOf(globals);
    const name = String(loaded['name']);
    const reload = () => userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    const title = () => canvas.findByRole('textbox', { name: m.details.title });
    await expect(await canvas.findByText(unreadEn.title)).toBeVisible();
    await expect(await savedUnread(name)).toEqual([2]);
    await reload();
    await expect(await canvas.findByText(unreadEn.title)).toBeVisible();
    await expect(await savedUnread(name)).toEqual([2]);
    await userEvent.type(await title(), ' and changed');
    // The last letter, too: what is saved later would be written over the next one.
    await waitFor(async () => expect(await savedTitle(name)).toBe('Kept and changed'));
    await expect(await savedCount(name)).toBe(1);
    // The next one does not take its place.
    await saveFromNewerVersion(name, 'Another');
    await reload();
    await waitFor(async () => expect(await title()).toHaveValue('Another'));
    await expect(await savedUnread(name)).toEqual([2, 2]);

    await expect(canvas.queryByRole('button', { name: unreadEn.remove })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: unreadEn.save }));
    await waitFor(() => expect(disk.written?.name).toBe('unread.json'));
    await expect(disk.written?.text).toMatch(/"Kept"[^]*"Another"|"Another"[^]*"Kept"/u);
    await userEvent.click(await canvas.findByRole('button', { name: unreadEn.remove }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: unreadEn.remove }),
    );
    await waitFor(() => expect(canvas.queryByText(unreadEn.title)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main', { name: w.workbench })).toHaveFocus());
    await waitFor(async () => expect(await savedCount(name)).toBe(1));
    await expect(await savedUnread(name)).toEqual([]);
    await reload();
    await waitFor(async () => expect(await title()).toHaveValue('Another'));
    await expect(canvas.queryByText(unreadEn.title)).toBeNull();
  },
};
