import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { pending, refuse } from '../../testing/fake-client.ts';
import { confirmation, listOf } from '../../testing/fixtures/basics.ts';
import { groups, levels, people, users } from '../../testing/fixtures/people.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar as listAr, en as listEn } from '../../lib/resource/messages.ts';
import { emptyPreview } from '../../testing/fixtures/whatsapp-sends.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { ar as sendAr, en as sendEn } from './whatsapp/messages.ts';

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** What the filters and forms of the page choose from. */
const choices = { listGroups: listOf(groups), listLevels: listOf(levels) };

/** Whom the page of sends asked about. */
const asked: unknown[] = [];

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
  tags: ['plays-in-arabic'],
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

const manyUsers = Array.from({ length: 312 }, (_, index) => ({
  ...users[0]!,
  _id: `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  name: `Student ${index + 1}`,
  role: 'student' as const,
  status: 'active' as const,
  loggedInBefore: 'false' as const,
  invitation: null,
}));
/** How many people each invitation was for; the third is refused once. */
const invitations: number[] = [];

/** All that match are chosen over the pages and changed in batches; a failure leaves those chosen that are not done. */
export const SelectAllThatMatch: Story = {
  args: {
    calls: {
      ...choices,
      listUsers: ({ query: { page, limit, status } }) =>
        status === 'pending'
          ? listOf([])
          : { items: manyUsers.slice((page - 1) * limit, page * limit), total: manyUsers.length, page, limit },
      inviteUsers: ({ body }) => {
        invitations.push(body.users.length);
        if (invitations.length === 3) refuse(503, 'The mail server does not answer.')(body, 'inviteUsers');
        return { ...confirmation, invited: body.users, skipped: [] };
      },
    },
  },
  play: async ({ canvas }) => {
    invitations.length = 0;
    await pageIsShown();
    const [m, list] = [inLanguage({ en, ar }), inLanguage({ en: listEn, ar: listAr })];
    const [allBox] = await canvas.findAllByRole('checkbox');
    await userEvent.click(allBox!);
    await expect(canvas.getByText(list.pageSelected(20))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: list.selectAll(312) }));
    await waitFor(() => expect(canvas.getByText(list.allSelected(312))).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: list.bulkAction(m.invite, 312, 312) }));
    await expect(await canvas.findByText(list.partlyDone(200, 112))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: list.bulkAction(m.invite, 112, 112) }));
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
    await expect(invitations).toEqual([100, 100, 100, 100, 12]);
    // Nothing stays chosen that another search does not show.
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
  },
};

/** A message to those who are selected, as far as they can have one, is written on the page of sends. */
export const WritesToSelected: Story = {
  tags: ['one-language'],
  args: {
    calls: {
      ...choices,
      listUsers: listOf(users),
      getUser: ({ params }) => users.find(({ _id }) => _id === params.id) ?? people.student,
      listTasks: listOf([]),
      previewWhatsApp: ({ body }) => {
        asked.push(body.audience.who);
        return { ...emptyPreview, count: 2 };
      },
    },
  },
  play: async ({ canvas }) => {
    asked.length = 0;
    await pageIsShown();
    const [first, second] = users.filter(({ status }) => status === 'active');
    for (const user of [first, second]) {
      await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(user?.name ?? '', 'u') }));
    }
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(inLanguage({ en: sendEn, ar: sendAr }).send, 'u') }),
    );
    await waitFor(() => expect(asked.at(-1)).toEqual({ kind: 'people', people: [first?._id, second?._id] }));
    await expect(await canvas.findByText(first?.name ?? '')).toBeVisible();
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
    await chooseFromMenu(menus.at(-1) ?? document.body, erase.open);
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

/** What was asked of the server about one person. */
const ofOne: unknown[] = [];
const [waitingPerson] = users.filter(isPending);
const [closedPerson] = users.filter(({ status }) => status === 'disabled');

/** A menu that opens an account sends nothing else of the person: a colleague may have changed their groups meanwhile. */
export const OpensAccounts: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...choices,
      listUsers: ({ query }) => listOf(query.status === 'pending' ? [] : users),
      approveRegistrations: ({ body }) => {
        ofOne.push(body);
        return { ...confirmation, changed: body.users, skipped: [] };
      },
      changeUsers: ({ body }) => {
        ofOne.push(body);
        return {
          ...confirmation,
          changed: [],
          skipped: [{ _id: body.users[0] ?? '', name: closedPerson?.name ?? '', reason: 'unchanged' }],
        };
      },
    },
  },
  play: async ({ canvas }) => {
    ofOne.length = 0;
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const choose = async (name: string, item: string) => {
      const buttons = canvas.getAllByRole('button', { name: new RegExp(name, 'u') });
      await chooseFromMenu(buttons.at(-1) ?? document.body, item);
    };
    await choose(waitingPerson?.name ?? '', m.approve);
    await expect(await screen.findByText(m.approved(1))).toBeVisible();
    await choose(closedPerson?.name ?? '', m.activate);
    // A colleague was first.
    await expect(await screen.findByText(`${m.bulk.reasons.unchanged} ${closedPerson?.name}`)).toBeVisible();
    await expect(ofOne).toMatchObject([
      { users: [waitingPerson?._id], groups: [], level: null },
      { users: [closedPerson?._id], change: { kind: 'status', status: 'active' } },
    ]);
  },
};

const registered = Array.from({ length: 20 }, (_, index) => ({
  ...users[0]!,
  _id: `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  name: `Student ${index + 1}`,
}));

/** A page that the list does not have any more, as after all on the last page were handled, leads to the last one. */
export const PageAfterTheLast: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: '/admin/users?page=2',
    calls: {
      ...choices,
      listUsers: ({ query: { page, limit, status } }) =>
        status === 'pending' ? listOf([]) : { items: page === 1 ? registered : [], total: 20, page, limit },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Student 20/u })).toBeVisible();
  },
};

/** Whoever closes the dialog for the selected people is where they were: at the button that opened it. */
export const BulkChangeLeft: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    const change = canvas.getByRole('button', { name: new RegExp(en.bulk.open, 'u') });
    await userEvent.click(change);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(change).toHaveFocus());
  },
};

const found = { users: users.slice(0, 1) };

/** The erasure of the last person that a search found leaves the focus on the page. */
export const ErasedFromASearch: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: `/admin/users?search=${encodeURIComponent(users[0]?.name ?? '')}`,
    calls: {
      ...choices,
      listUsers: ({ query }) => listOf(query.status === 'pending' ? [] : found.users),
      eraseUser: () => {
        found.users = [];
        return confirmation;
      },
    },
  },
  play: async ({ canvas }) => {
    found.users = users.slice(0, 1);
    await pageIsShown();
    const { erase } = en;
    await chooseFromMenu(
      canvas.getAllByRole('button', { name: new RegExp(users[0]?.name ?? '', 'u') }).at(-1)!,
      erase.open,
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: erase.typeName }), users[0]?.name ?? '');
    await userEvent.click(dialog.getByRole('button', { name: erase.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toContainElement(focused()));
  },
};

const [shownUser] = users;
/** A name with blanks in a row and a mark of direction, which a page shows as one blank and nothing. */
const storedUser = shownUser && { ...shownUser, name: `${shownUser.name.replace(' ', '  ')}\u200F` };

/** An erasure takes the name as it is shown, however it is stored. */
export const ErasedByTheShownName: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...choices,
      listUsers: ({ query }) => listOf(query.status === 'pending' || !storedUser ? [] : [storedUser]),
      eraseUser: confirmation,
    },
  },
  play: async () => {
    await pageIsShown();
    const { erase } = en;
    const menus = await screen.findAllByRole('button', { name: new RegExp(shownUser?.name.split(' ')[0] ?? '', 'u') });
    await chooseFromMenu(menus.at(-1)!, erase.open);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: erase.typeName }), shownUser?.name ?? '');
    await userEvent.click(dialog.getByRole('button', { name: erase.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Where the server sends no mail, an admin learns that the invitation reaches nobody. */
export const InvitedWithoutMail: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...choices,
      listUsers: ({ query }) => listOf(query.status === 'pending' ? [] : users),
      createUser: ({ body }) => ({
        ...manyUsers[0]!,
        email: body.email,
        invitation: { sentAt: null, expiresAt: null, isMailed: false },
      }),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(canvas.getByRole('button', { name: en.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: en.dialog.name }), 'Huda');
    await userEvent.type(dialog.getByRole('textbox', { name: en.dialog.email }), 'huda@school.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText(en.addedWithoutMail('huda@school.example'))).toBeVisible();
  },
};
