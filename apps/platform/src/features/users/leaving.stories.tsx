import type { User } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { groups, levels, people } from '../../testing/fixtures/people.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { pageSession } from '../../lib/storage/session.ts';
import { ar as commonAr } from '../../lib/messages/ar.ts';
import { en as commonEn } from '../../lib/messages/en.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const { assistant, admin } = people;
const updateUser = fn(({ body }: { body: Partial<User> }): User => ({ ...assistant, ...body }));

/** Three coming meetings and two conversations. */
const work = {
  listMeetings: { items: [], total: 3, page: 1, limit: 1 },
  listChatThreads: { items: [], total: 2, page: 1, limit: 1 },
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Users/Leaving',
  tags: ['!autodocs', 'no-picture'],
  args: {
    path: '/admin/users',
    role: 'admin',
    calls: {
      ...work,
      listGroups: listOf(groups),
      listLevels: listOf(levels),
      listUsers: ({ query }) => listOf(query.status === 'pending' ? [] : [assistant]),
      updateUser,
    },
  },
  beforeEach: () => {
    updateUser.mockClear();
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const common = () => inLanguage({ en: commonEn, ar: commonAr });
const openMenu = (item: string) => {
  const menus = screen.getAllByRole('button', { name: new RegExp(assistant.name, 'u') });
  return chooseFromMenu(menus.at(-1) ?? document.body, item);
};
const choose = async (dialog: HTMLElement, field: string, option: string) => {
  await userEvent.click(within(dialog).getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** Before somebody of the staff is deactivated, it is said what they leave to others, with the way there. */
export const Deactivated: Story = {
  tags: ['plays-in-arabic'],
  play: async () => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await openMenu(m.deactivate);
    const question = within(await screen.findByRole('alertdialog', { name: m.deactivateTitle(assistant.name) }));
    await expect(await question.findByText(m.leftBehind.meetings(3), { exact: false })).toBeVisible();
    await expect(question.getByText(m.leftBehind.conversations(2), { exact: false })).toBeVisible();
    await expect(question.getByText(m.leftBehind.groupsWait(1))).toBeVisible();
    const link = question.getByRole('link', { name: m.leftBehind.meetingsLink });
    await expect(link).toHaveAttribute('href', '/admin/meetings?show=list');
  },
};

/** The form asks the same before it closes an account, and saves nothing until that is answered. */
export const DeactivatedInTheForm: Story = {
  tags: ['one-language'],
  play: async () => {
    await pageIsShown();
    await openMenu(common().edit);
    const dialog = await screen.findByRole('dialog', { name: en.dialog.edit });
    await choose(dialog, en.dialog.status, en.statuses.disabled);
    await userEvent.click(within(dialog).getByRole('button', { name: common().save }));
    const question = within(await screen.findByRole('alertdialog', { name: en.deactivateTitle(assistant.name) }));
    await expect(await question.findByText(en.leftBehind.meetings(3), { exact: false })).toBeVisible();
    await expect(updateUser).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: en.deactivate }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(updateUser.mock.calls.map(([{ body }]) => body.status)).toEqual(['disabled']);
  },
};

/** A role that takes groups and work away says so while it is chosen. */
export const AnotherRole: Story = {
  tags: ['plays-in-arabic'],
  play: async () => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await openMenu(common().edit);
    const dialog = await screen.findByRole('dialog', { name: m.dialog.edit });
    await choose(dialog, m.dialog.role, common().roles.parent);
    await expect(await within(dialog).findByText(m.leftBehind.meetings(3), { exact: false })).toBeVisible();
    await expect(within(dialog).getByText(m.leftBehind.groups(1))).toBeVisible();
    await choose(dialog, m.dialog.role, common().roles.admin);
    await expect(within(dialog).getByText(m.leftBehind.groups(1))).toBeVisible();
    await expect(within(dialog).queryByText(m.leftBehind.meetings(3), { exact: false })).toBeNull();
    await choose(dialog, m.dialog.role, common().roles.assistant);
    await waitFor(() => expect(within(dialog).queryByText(m.leftBehind.groups(1))).toBeNull());
  },
};

/** Only another admin changes one's own role and status. */
export const OwnAccount: Story = {
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      ...meta.args.calls,
      listUsers: ({ query }) =>
        listOf(query.status === 'pending' ? [] : [{ ...admin, _id: pageSession()?._id ?? '', name: assistant.name }]),
    },
  },
  play: async () => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await openMenu(common().edit);
    const dialog = within(await screen.findByRole('dialog', { name: m.dialog.edit }));
    for (const name of [m.dialog.role, m.dialog.status]) {
      const field = dialog.getByRole('combobox', { name });
      await expect(field).toBeDisabled();
      await expect(field).toHaveAccessibleDescription(m.dialog.ownAccount);
    }
    await expect(dialog.getByRole('textbox', { name: m.dialog.name })).toBeEnabled();
  },
};
