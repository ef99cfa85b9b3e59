import type { CallArguments, Contract } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lose } from '../../testing/fake-client.ts';
import { notices } from '../../testing/fixtures/notices.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { noticeMessages } from '../../lib/notices/messages.ts';
import { noticePageMessages } from './messages.ts';

type Saved = CallArguments<Contract['updateNoticeChoices']>['body'];

const timeZone = 'Africa/Cairo';
const choices = {
  channels: { 'task-set': 'app', 'task-due': 'mail', 'marks-released': 'mail' },
  digest: { isOn: true, hour: 18, quietHours: { from: 22, until: 7 } },
  timeZone,
} as const;

const markNoticesRead = fn((_input: unknown) => ({ unread: 0 }));

let saved: Saved | undefined;

const calls = {
  listNotices: { items: notices, hasMore: false, unread: 2 },
  getNoticeChoices: choices,
  updateNoticeChoices: ({ body }: { body: Saved }) => {
    saved = body;
    return { ...body, timeZone };
  },
};

const meta = {
  ...pageMeta,
  title: 'Platform/Notices',
  tags: ['!autodocs'],
  args: { path: '/student/notices', role: 'student', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async () => {
    await pageIsShown();
    const m = inLanguage(noticePageMessages);
    const group = within(await screen.findByRole('group', { name: m.kinds['marks-released'] }));
    await userEvent.click(group.getByText(m.channels.off));
    await userEvent.click(screen.getByRole('checkbox', { name: m.hasQuietHours }));
    await waitFor(() =>
      expect(saved).toEqual({
        channels: { ...choices.channels, 'marks-released': 'off' },
        digest: { isOn: true, hour: 18, quietHours: null },
      }),
    );
    await expect(await screen.findByText(m.saved)).toBeVisible();
    await expect(screen.queryByRole('combobox', { name: m.until })).toBeNull();
  },
};

/** The focus stays with the list when the button that had it has done its work; somebody who ended the mails sees what that means. */
export const AllRead: Story = {
  tags: ['one-language'],
  args: {
    calls: {
      ...calls,
      listNotices: () => ({ items: notices, hasMore: false, unread: markNoticesRead.mock.calls.length > 0 ? 0 : 2 }),
      markNoticesRead,
      getNoticeChoices: { ...choices, digest: { ...choices.digest, isOn: false } },
    },
  },
  play: async () => {
    markNoticesRead.mockClear();
    await pageIsShown();
    const [m, page] = [inLanguage(noticeMessages), inLanguage(noticePageMessages)];
    await expect(await screen.findByText(page.mailIsOff)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: m.markAll }));
    await waitFor(() => expect(screen.queryByRole('button', { name: m.markAll })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toContainElement(screen.getByRole('region', { name: page.newest })),
    );
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

export const Nothing: Story = {
  args: { calls: { ...calls, listNotices: { items: [], hasMore: false, unread: 0 }, getNoticeChoices: lose() } },
  globals: narrow,
  play: async () => {
    await pageIsShown();
    await expect(screen.getByText(inLanguage(noticeMessages).emptyText)).toBeVisible();
  },
};
