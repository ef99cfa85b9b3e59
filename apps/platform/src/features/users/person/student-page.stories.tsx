import type { WhatsAppPreference } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { confirmation, inDays, listOf } from '../../../testing/fixtures/basics.ts';
import { people } from '../../../testing/fixtures/people.ts';
import {
  auditEntries,
  lina,
  linaOfAssistant,
  newStudent,
  staffNotes,
  userSessions,
} from '../../../testing/fixtures/persons.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar, en } from '../whatsapp/messages.ts';
import { ar as personAr } from './messages/ar.ts';
import { en as personEn } from './messages/en.ts';

const wish: WhatsAppPreference = {
  canReceive: true,
  reason: null,
  optedOutAt: null,
  optedOutBy: null,
  consentAt: inDays(-30),
};
const stopped: WhatsAppPreference = {
  ...wish,
  canReceive: false,
  reason: 'opted-out',
  optedOutAt: inDays(-2),
  optedOutBy: 'person',
  consentAt: null,
};

const calls = {
  getWhatsAppPreference: wish,
  getStudent: lina,
  listStaffNotes: listOf(staffNotes),
  listUserSessions: userSessions,
  listAuditLog: listOf(auditEntries),
};
const created = fn();
const linked = fn();
const empty = {
  getWhatsAppPreference: { ...wish, canReceive: false, reason: 'no-number' as const, consentAt: null },
  getStudent: newStudent,
  listStaffNotes: listOf([]),
  listUserSessions: { items: [] },
  listAuditLog: listOf([]),
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Student',
  tags: ['!autodocs'],
  args: { path: `/admin/users/student/${lina._id}`, role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { ...calls, getStudent: pending } } };
export const Empty: Story = { args: { calls: empty } };
export const Failed: Story = { args: { calls: { ...calls, getStudent: refuse(404, '') } } };
export const PartsFailed: Story = {
  args: {
    calls: {
      getStudent: lina,
      getWhatsAppPreference: refuse(500, ''),
      listStaffNotes: refuse(500, ''),
      listUserSessions: refuse(500, ''),
      listAuditLog: refuse(500, ''),
    },
  },
};

/** An assistant sees neither the account nor parents, sessions and audit log. */
export const ForAssistant: Story = {
  args: {
    path: `/assistant/users/student/${lina._id}`,
    role: 'assistant',
    calls: { getStudent: linaOfAssistant, listStaffNotes: listOf(staffNotes) },
  },
};

const idAt = (index: number) => `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const manyEntries = Array.from({ length: 20 }, (_, index) => ({
  ...auditEntries[0]!,
  _id: idAt(index),
  actorName: `Actor ${index + 1}`,
}));
const manyNotes = Array.from({ length: 25 }, (_, index) => ({
  ...staffNotes[0]!,
  _id: idAt(index),
  text: `Note ${index + 1}`,
}));
/** A page of a list, as the server cuts it. */
const pageOf = <Item,>(items: readonly Item[], { page, limit }: { page: number; limit: number }) => ({
  ...listOf(items.slice((page - 1) * limit, page * limit)),
  page,
  total: items.length,
});

/** Older entries of the audit log, and older notes, are read when they are asked for. */
export const Older: Story = {
  tags: ['one-language'],
  args: {
    calls: {
      ...calls,
      listAuditLog: ({ query }) => pageOf(manyEntries, query),
      listStaffNotes: ({ query }) => pageOf(manyNotes, query),
    },
  },
  play: async () => {
    const m = inLanguage({ en: personEn, ar: personAr });
    for (const [label, last] of [
      [m.olderEntries, 'Actor 20'],
      [m.moreNotes(5), 'Note 25'],
    ] as const) {
      const more = await screen.findByRole('button', { name: label });
      await expect(screen.queryByText(last)).toBeNull();
      await userEvent.click(more);
      await screen.findByText(last);
      await waitFor(() => expect(screen.queryByRole('button', { name: label })).toBeNull());
    }
  },
};

/** From the page one goes on to the printed report and, as an admin, to each meeting. */
export const LeadsOn: Story = {
  tags: ['one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    const at = `/admin/users/student/${lina._id}/report`;
    const links = (await canvas.findAllByRole('link')).map((link) => link.getAttribute('href'));
    await expect(links).toEqual(expect.arrayContaining([at, `/admin/users/StudentAttendance/${lina._id}`]));
  },
};

/** Where the conversation cannot be opened, the page stays, and it can be tried again. */
export const MessageRefused: Story = {
  args: { ...ForAssistant.args, calls: { ...ForAssistant.args?.calls, openChatThread: refuse(503, '') } },
  play: async ({ canvas }) => {
    const m = inLanguage({ en: personEn, ar: personAr });
    await pageIsShown();
    const button = await canvas.findByRole('button', { name: m.write });
    await userEvent.click(button);
    await expect(await screen.findByText(m.writeFailed)).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
  },
};

export const WritesNote: Story = {
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      ...calls,
      createStaffNote: ({ body }) => {
        created(body);
        return { ...staffNotes[0]!, ...body };
      },
    },
  },
  play: async ({ canvasElement }) => {
    created.mockClear();
    await pageIsShown();
    const notes = within(canvasElement).getAllByRole('article')[0]?.closest('section');
    await userEvent.click(within(notes!).getAllByRole('button')[0]!);
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Reads well.');
    await userEvent.click(dialog.querySelector('button[type="submit"]')!);
    await waitFor(() => expect(created).toHaveBeenCalledWith({ student: lina._id, text: 'Reads well.' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const MakesCodeAndLinksParent: Story = {
  args: {
    calls: {
      ...calls,
      createStudentPairingCode: { code: 'QK7M-4T2P', expiresAt: inDays(1) },
      listUsers: listOf([people.parent]),
      linkParent: ({ body }) => {
        linked(body);
        return confirmation;
      },
    },
  },
  play: async ({ canvasElement }) => {
    linked.mockClear();
    await pageIsShown();
    const parents = within(canvasElement).getByText(people.parent.email).closest('section');
    const [, link, code] = within(parents!).getAllByRole('button');
    await userEvent.click(code!);
    await expect(await within(parents!).findByText(/QK7M-4T2P/u)).toBeVisible();
    await userEvent.click(link!);
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('combobox'), 'Sam');
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(people.parent.name, 'u') }));
    await userEvent.click(dialog.querySelector('button[type="submit"]')!);
    await waitFor(() => expect(linked).toHaveBeenCalledWith({ parent: people.parent._id }));
  },
};

const noted = fn();
/** Somebody who wrote STOP gets messages again only once staff have noted that they said so. */
export const WantsWhatsAppAgain: Story = {
  args: {
    calls: {
      ...calls,
      getWhatsAppPreference: stopped,
      updateWhatsAppPreference: ({ body }) => {
        noted(body);
        return wish;
      },
    },
  },
  play: async ({ canvas }) => {
    noted.mockClear();
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await expect(await canvas.findByText(new RegExp(m['opted-out'], 'u'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: m.optIn }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(m.agreeBody)).toBeVisible();
    await expect(noted).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: m.agreeConfirm }));
    await waitFor(() => expect(noted).toHaveBeenCalledWith({ isOptedOut: false, hasConsent: true }));
    await expect(await canvas.findByRole('button', { name: m.optOut })).toBeVisible();
  },
};

/** Why an admin used somebody's account is read where it is listed. */
export const ReasonOfAForcedLogin: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    calls: {
      ...calls,
      listAuditLog: listOf(
        auditEntries.slice(0, 2).map((entry, index) => ({
          ...entry,
          action: index === 0 ? 'force-login' : 'login.failed',
          details: { reason: index === 0 ? 'Lost the answers of Unit 3' : 'wrong-password' },
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { audit, reason } = inLanguage({ en: personEn, ar: personAr });
    const section = within(canvas.getByRole('heading', { name: audit }).closest('section')!);
    await expect(await section.findByText(reason('\u2068Lost the answers of Unit 3\u2069'))).toBeVisible();
    // This one is a code.
    await expect(section.queryByText(/wrong-password/u)).toBeNull();
  },
};

let notesLeft = staffNotes;

/** A note that is removed takes the focus with it, and the section has it then. */
export const FocusAfterARemovedNote: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listStaffNotes: () => listOf(notesLeft),
      removeStaffNote: ({ params }) => {
        notesLeft = notesLeft.filter(({ _id }) => _id !== params.id);
        return confirmation;
      },
    },
  },
  beforeEach: () => void (notesLeft = staffNotes),
  play: async ({ canvas }) => {
    await pageIsShown();
    const section = (await canvas.findByRole('heading', { name: personEn.notes })).closest('section')!;
    const remove = within(section).getAllByRole('button', { name: 'Remove' })[0]!;
    await userEvent.click(remove);
    within(await screen.findByRole('alertdialog'))
      .getByRole('button', { name: 'Remove' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(remove).not.toBeInTheDocument();
    await waitFor(() => expect(section.parentElement).toHaveFocus());
  },
};

/** A student whose groups are archived is in groups still: the page says what it knows, that none is active. */
export const NoActiveGroup: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: empty },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(await canvas.findByText('In no active group', { exact: false })).toBeVisible();
  },
};
