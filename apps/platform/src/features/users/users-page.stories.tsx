import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pending, refuse } from '../../testing/fake-client.ts';
import { confirmation, listOf } from '../../testing/fixtures/basics.ts';
import { groups, levels, users } from '../../testing/fixtures/people.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** What the filters and forms of the page choose from. */
const choices = { listGroups: listOf(groups), listLevels: listOf(levels) };

const isPending = ({ status }: (typeof users)[number]) => status === 'pending';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Users',
  tags: ['!autodocs'],
  args: {
    path: '/admin/users',
    role: 'admin',
    calls: {
      ...choices,
      listUsers: ({ query }) => listOf(query.status === 'pending' ? users.filter(isPending) : users),
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { ...choices, listUsers: pending } } };
export const Empty: Story = { args: { calls: { ...choices, listUsers: listOf([]) } } };
export const Failed: Story = { args: { calls: { ...choices, listUsers: refuse(500, '') } } };

export const NewUser: Story = {
  play: async ({ canvasElement }) => {
    await pageIsShown();
    await userEvent.click(within(canvasElement).getByRole('button', { name: inLanguage({ en, ar }).add }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** Selected people are changed at once; the dialog says before who cannot be and why. */
export const BulkChange: Story = {
  args: {
    calls: {
      ...choices,
      listUsers: ({ query }) => listOf(query.status === 'pending' ? [] : users),
      changeUsers: ({ body }) => ({
        success: true,
        message: 'Changed.',
        changed: body.users.slice(1),
        skipped: [{ _id: body.users[0] ?? '', name: users[0]?.name ?? '', reason: 'unchanged' }],
      }),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar }).bulk;
    const boxes = canvas.getAllByRole('checkbox');
    for (const box of boxes.slice(1, 4)) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(m.open, 'u') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: m.what }));
    await userEvent.click(await screen.findByRole('option', { name: m.kinds.activate }));
    await expect(await dialog.findByText(m.willChange(2))).toBeVisible();
    await expect(dialog.getByText(m.reasons.unchanged, { exact: false })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: m.save(2) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An erasure waits for the exact name. */
export const Erase: Story = {
  args: { calls: { ...choices, listUsers: listOf(users.slice(0, 2)), eraseUser: confirmation } },
  tags: ['one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    const { erase } = inLanguage({ en, ar });
    const menus = canvas.getAllByRole('button', { name: new RegExp(users[0]?.name ?? '', 'u') });
    for (const menu of menus.slice(-1)) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: erase.open }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: erase.typeName });
    await userEvent.type(field, 'Lina');
    await userEvent.click(dialog.getByRole('button', { name: erase.save }));
    await expect(await dialog.findByText(erase.nameDiffers)).toBeVisible();
    await userEvent.type(field, ' Haddad');
    await userEvent.click(dialog.getByRole('button', { name: erase.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
