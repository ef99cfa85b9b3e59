import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectSeenOnFocus } from '../../../../../.storybook/testing/seen-on-focus.ts';
import { confirmation, idOf, inDays, listOf } from '../../testing/fixtures/basics.ts';
import { reviewSheet } from '../../testing/fixtures/attempts.ts';
import { emptyHome } from '../../testing/fixtures/homes.ts';
import { notices } from '../../testing/fixtures/notices.ts';
import { publishToken } from '../../testing/fixtures/papers.ts';
import { levels, people } from '../../testing/fixtures/people.ts';
import { ar as commonAr } from '../../lib/messages/ar.ts';
import { en as commonEn } from '../../lib/messages/en.ts';
import { readSession } from '../../lib/storage/session.ts';
import { noticeMessages } from '../../lib/notices/messages.ts';
import { lose } from '../../testing/fake-client.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { changeReplies } from '../../testing/story-client.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta, zoomed } from '../../testing/page-stage.tsx';
import { accountMessages } from './messages/account.ts';
import * as reviewMessages from '../review/messages.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { detailsMessages } from './details/messages.ts';
import { pairingMessages } from './messages/pairing.ts';
import { sessionMessages } from './messages/sessions.ts';
import { tokenMessages } from './publish-tokens/messages.ts';

const calls = {
  getStudentHome: emptyHome,
  createPairingCode: { code: 'QK7M-4T2P', expiresAt: inDays(1) },
  listSessions: {
    items: [
      {
        _id: idOf('user', 1),
        createdAt: inDays(-3),
        lastUsedAt: inDays(0),
        expiresAt: inDays(4),
        userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/147.0 Safari/537.36',
        ipAddress: '203.0.113.7',
        current: true,
      },
      {
        _id: idOf('user', 2),
        createdAt: inDays(-9),
        lastUsedAt: inDays(-2),
        expiresAt: inDays(1),
        userAgent: '',
        ipAddress: '2001:db8::17',
        current: false,
      },
    ],
  },
};

const meta = {
  ...pageMeta,
  title: 'Platform/Shell',
  tags: ['!autodocs'],
  args: { path: '/student', role: 'student', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

async function openAccount() {
  await pageIsShown();
  const texts = inLanguage(accountMessages);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(people.student.name, 'u') }));
  await expect(await screen.findByRole('button', { name: texts.logOut })).toBeVisible();
  return texts;
}

/** A page that came by plain HTTP has no clipboard. */
function withoutClipboard() {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

export const Account: Story = {
  tags: ['plays-in-arabic'],
  play: async () => {
    await openAccount();
  },
};

export const Sessions: Story = {
  play: async () => {
    const { sessions } = await openAccount();
    await userEvent.click(screen.getByRole('button', { name: sessions }));
    await expect(await screen.findByText('203.0.113.7')).toBeVisible();
  },
};

export const PairingCode: Story = {
  globals: narrow,
  play: async () => {
    const { pairing } = await openAccount();
    await userEvent.click(screen.getByRole('button', { name: pairing }));
    await userEvent.click(await screen.findByRole('button', { name: inLanguage(pairingMessages).make }));
    await expect(await screen.findByText(calls.createPairingCode.code)).toBeVisible();
  },
};

export const NewestNotices: Story = {
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      ...calls,
      getMe: { user: people.student, forcedBy: null, sessionEndsAt: inDays(1), unreadNotices: 2 },
      listNotices: { items: notices, hasMore: false, unread: 2 },
      markNoticesRead: { unread: 0 },
    },
  },
  play: async () => {
    await pageIsShown();
    const texts = inLanguage({ en, ar });
    const m = inLanguage(noticeMessages);
    await userEvent.click(await screen.findByRole('button', { name: texts.notices(2) }));
    const first = await screen.findByRole('link', { name: new RegExp(`^${m.unread}: .*Homework 3`, 'u') });
    await expect(first).toHaveAttribute('href', notices[0]?.path);
    // Also where the page asks again meanwhile, as for a window that gets the focus.
    changeReplies({
      getMe: { user: people.student, forcedBy: null, sessionEndsAt: inDays(1), unreadNotices: 0 },
      listNotices: { items: notices, hasMore: false, unread: 0 },
    });
    await userEvent.click(screen.getByRole('button', { name: m.markAll }));
    // The count is the server's.
    await expect(await screen.findByRole('button', { name: texts.notices(0) })).toBeVisible();
  },
};

export const MoreOnAPhone: Story = {
  tags: ['plays-in-arabic'],
  args: {
    path: '/admin/levels',
    role: 'admin',
    calls: { ...calls, listLevels: { items: [], total: 0, page: 1, limit: 20 } },
  },
  globals: narrow,
  play: async () => {
    await pageIsShown();
    const { more } = inLanguage({ en, ar });
    await userEvent.click(screen.getByRole('button', { name: more }));
    await expect(
      await screen.findByRole('link', { name: inLanguage({ en: 'Groups', ar: 'المجموعات' }) }),
    ).toBeVisible();
  },
};

export const UsedByAnAdmin: Story = {
  args: {
    calls: {
      ...calls,
      getMe: {
        user: people.student,
        forcedBy: { _id: people.admin._id, name: people.admin.name },
        sessionEndsAt: inDays(1),
        unreadNotices: 0,
      },
    },
  },
};

const newToken = 'rubrica_publish_0123456789';

/** A token is shown once; the others are listed and revoked. */
export const PublishTokens: Story = {
  args: {
    path: '/admin/levels',
    role: 'admin',
    calls: {
      ...calls,
      listLevels: { items: [], total: 0, page: 1, limit: 20 },
      listPublishTokens: { items: [publishToken] },
      createPublishToken: { ...publishToken, token: newToken },
      removePublishToken: { success: true, message: 'Revoked.' },
    },
  },
  play: async () => {
    await pageIsShown();
    const m = inLanguage(tokenMessages);
    await userEvent.click(screen.getByRole('button', { name: new RegExp(people.admin.name, 'u') }));
    await userEvent.click(await screen.findByRole('button', { name: m.open }));
    await userEvent.click(await screen.findByRole('button', { name: m.make }));
    await expect(screen.getByText(m.nameMissing)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: m.name }), 'Workbench');
    await userEvent.click(screen.getByRole('button', { name: m.make }));
    await expect(await screen.findByText(newToken)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: m.revoke(publishToken.name) }));
    await expect(await screen.findByText('Revoked.')).toBeVisible();
  },
};

export const PairingCodeNotCopied: Story = {
  tags: ['no-picture', 'one-language'],
  beforeEach: withoutClipboard,
  play: async () => {
    const { pairing } = await openAccount();
    await userEvent.click(screen.getByRole('button', { name: pairing }));
    await userEvent.click(await screen.findByRole('button', { name: pairingMessages.en.make }));
    await userEvent.click(await screen.findByRole('button', { name: pairingMessages.en.copy }));
    await expect(await screen.findByText(pairingMessages.en.notCopied)).toBeVisible();
  },
};

export const PublishTokenNotCopied: Story = {
  tags: ['no-picture', 'one-language'],
  args: PublishTokens.args ?? {},
  beforeEach: withoutClipboard,
  play: async () => {
    await pageIsShown();
    const m = tokenMessages.en;
    await userEvent.click(screen.getByRole('button', { name: new RegExp(people.admin.name, 'u') }));
    await userEvent.click(await screen.findByRole('button', { name: m.open }));
    await userEvent.type(await screen.findByRole('textbox', { name: m.name }), 'Workbench');
    await userEvent.click(screen.getByRole('button', { name: m.make }));
    await userEvent.click(await screen.findByRole('button', { name: m.copy }));
    await expect(await screen.findByText(m.notCopied)).toBeVisible();
  },
};

function offline() {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'onLine');
}

/** Without a network a student hears which answers are kept: not what is practised. */
export const OfflineStudent: Story = {
  tags: ['no-picture', 'one-language'],
  beforeEach: offline,
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(canvas.getByText(`${en.offline} ${en.answersKept}`)).toBeVisible();
  },
};

/** Others write no such answers, and not all that they write is kept. */
export const OfflineAdmin: Story = {
  tags: ['no-picture', 'one-language'],
  args: { path: '/admin/levels', role: 'admin', calls: { listLevels: listOf([]) } },
  beforeEach: offline,
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(canvas.getByText(en.offline)).toBeVisible();
    await expect(canvas.queryByText(en.answersKept, { exact: false })).toBeNull();
  },
};

const manyLevels = Array.from({ length: 5 }, () => levels).flat();

/** The bar at the foot of a phone is never above what has the focus. */
export const FocusAboveTheBar: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: '/admin/levels',
    role: 'admin',
    calls: { listLevels: listOf(manyLevels.map((level, index) => ({ ...level, _id: idOf('named', index + 1) }))) },
  },
  globals: narrow,
  play: async ({ canvas }) => {
    await pageIsShown();
    scrollTo(0, 0);
    const rows = await within(canvas.getByRole('main')).findAllByRole('listitem');
    await expect(rows).toHaveLength(manyLevels.length);
    for (const row of rows) await expectSeenOnFocus(within(row).getAllByRole('button').at(-1));
  },
};

/** In a low window the bar comes after the page, and takes no room from it. */
export const BarInALowWindow: Story = {
  ...FocusAboveTheBar,
  globals: zoomed,
  play: async (context) => {
    await FocusAboveTheBar.play?.(context);
    scrollTo(0, 0);
    const { top } = context.canvas.getByRole('navigation', { name: en.mainNavigation }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(innerHeight);
  },
};

let isEnded = false;

/** Once another session is ended, which is said, the focus stays in the dialog. */
export const SessionEnded: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listSessions: () => ({ items: isEnded ? calls.listSessions.items.slice(0, 1) : calls.listSessions.items }),
      endSession: () => {
        isEnded = true;
        return confirmation;
      },
    },
  },
  play: async () => {
    isEnded = false;
    const { sessions } = await openAccount();
    await userEvent.click(screen.getByRole('button', { name: sessions }));
    const end = await screen.findByRole('button', { name: sessionMessages.en.end });
    end.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(sessionMessages.en.ended)).toBeVisible();
    await waitFor(() => expect(end).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: sessionMessages.en.title })).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
};

let written: unknown;

/** People correct their own name and phone, and choose the language in which the school writes to them. */
export const Details: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    path: `/student/tasks/${idOf('task', 1)}?result=${idOf('attempt', 1)}`,
    calls: {
      ...calls,
      getReviewSheet: reviewSheet({ solutions: 'never' }),
      updateMe: ({ body }) => {
        const { name = '', phone = null, language = 'en' } = body;
        written = body;
        const user = { ...people.student, _id: readSession()?._id ?? people.student._id, name, phone, language };
        return { user, forcedBy: null, sessionEndsAt: inDays(1), unreadNotices: 0 };
      },
    },
  },
  play: async () => {
    written = undefined;
    const texts = await openAccount();
    const m = inLanguage(detailsMessages);
    await userEvent.click(screen.getByRole('button', { name: texts.details }));
    const name = await screen.findByRole('textbox', { name: m.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Nour Haddad');
    const phone = screen.getByRole('textbox', { name: m.phone });
    await userEvent.clear(phone);
    const save = screen.getByRole('button', { name: inLanguage({ en: commonEn, ar: commonAr }).save });
    await userEvent.type(phone, '100');
    await userEvent.click(save);
    await expect(await screen.findByText(m.phoneInvalid)).toBeVisible();
    await userEvent.clear(phone);
    await userEvent.type(phone, '٠٠٢٠ ١٠٠ ١٢٣ ٤٥٦٧');
    await userEvent.click(save);
    await expect(await screen.findByText(m.saved)).toBeVisible();
    await expect(written).toEqual({ name: 'Nour Haddad', phone: '+201001234567' });
    await expect(await screen.findByRole('button', { name: /Nour Haddad/u })).toBeVisible();
    // The page stays, also where its address goes on after the path.
    await expect(screen.getByText(inLanguage(reviewMessages).noSolution.never)).toBeVisible();
  },
};

/** The language that somebody chooses is that of the school's mails too; where that could not be stored, it is said. */
export const LanguageOfMails: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      updateMe: ({ body }) => {
        written = body;
        return lose()(undefined, 'updateMe');
      },
    },
  },
  play: async () => {
    written = undefined;
    await openAccount();
    screen.getByRole('radio', { name: 'English' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText(accountMessages.ar.languageNotStored)).toBeVisible();
    await expect(written).toEqual({ language: 'ar' });
  },
};
