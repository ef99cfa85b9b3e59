import { NetworkError } from '@rubrica/api-client';
import type { CallArguments, Contract } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { useUi } from '@rubrica/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lose } from '../../testing/fake-client.ts';
import { notices } from '../../testing/fixtures/notices.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { inTimeZone } from '../../testing/in-time-zone.ts';
import { answerCalls, changeReplies } from '../../testing/story-client.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { noticeMessages } from '../../lib/notices/messages.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { setPreferences } from '../../lib/storage/preferences.ts';
import { ChoicesForm } from './choices-form.tsx';
import { noticePageMessages } from './messages.ts';
import { useChoices } from './use-choices.ts';

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
  getNoticeChoices: () => ({ ...choices, ...saved }),
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
  beforeEach: () => {
    saved = undefined;
  },
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

/** The choices alone, of which a story can have the page ask again. */
const choicesClient = { current: createQueryClient() };

function LoadedChoices() {
  const { data } = useChoices();
  return data && <ChoicesForm choices={data} />;
}

function ChoicesAlone() {
  const { language } = useUi();
  const [client] = useState(() => {
    setPreferences({ language: language === 'ar' ? 'ar' : 'en' });
    answerCalls(calls);
    choicesClient.current = createQueryClient();
    return choicesClient.current;
  });
  return (
    <QueryClientProvider client={client}>
      <LoadedChoices />
    </QueryClientProvider>
  );
}

type Kind = 'marks-released' | 'task-due';

const groupOf = (kind: Kind) => within(screen.getByRole('group', { name: inLanguage(noticePageMessages).kinds[kind] }));
const chooseOff = (kind: Kind) => userEvent.click(groupOf(kind).getByText(inLanguage(noticePageMessages).channels.off));
const channelOf = (kind: Kind, channel: 'mail' | 'off') =>
  groupOf(kind).getByRole('radio', { name: inLanguage(noticePageMessages).channels[channel] });

/** What was asked before a choice and is answered after it neither takes the choice back nor is saved with the next one. */
export const AnOlderReply: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => <ChoicesAlone />,
  play: async () => {
    const m = inLanguage(noticePageMessages);
    await screen.findByRole('group', { name: m.kinds['marks-released'] });
    const older = Promise.withResolvers<typeof choices>();
    const asked = fn(() => older.promise);
    changeReplies({ getNoticeChoices: asked });
    const refetched = choicesClient.current.refetchQueries();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    changeReplies(calls);
    await chooseOff('marks-released');
    await waitFor(() => expect(saved).toBeDefined());
    older.resolve(choices);
    await refetched;
    await waitFor(() => expect(choicesClient.current.isFetching()).toBe(0));
    await expect(channelOf('marks-released', 'off')).toBeChecked();
    await chooseOff('task-due');
    const both = { ...choices.channels, 'marks-released': 'off', 'task-due': 'off' };
    await waitFor(() => expect(saved).toMatchObject({ channels: both }));
  },
};

/** Makes a second choice while the first is being saved, which then fails. The second save gets the reply of `second`. */
async function chooseTwoOffAndLoseTheFirst(
  replies: Parameters<typeof changeReplies>[0],
  second: (input: { body: Saved }) => ReturnType<typeof calls.updateNoticeChoices>,
) {
  await screen.findByRole('group', { name: inLanguage(noticePageMessages).kinds['marks-released'] });
  const first = Promise.withResolvers<never>();
  const pending = [() => first.promise];
  const update = fn((input: { body: Saved }) => pending.shift()?.() ?? second(input));
  changeReplies({ ...replies, updateNoticeChoices: update });
  await chooseOff('marks-released');
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  await chooseOff('task-due');
  await expect(channelOf('task-due', 'off')).toBeChecked();
  first.reject(new NetworkError('updateNoticeChoices', 'offline', null));
  return update;
}

/** Of two choices at once the second is saved with the first, although the first alone was not: both are shown. */
export const TheFirstOfTwoIsLost: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => <ChoicesAlone />,
  play: async () => {
    await chooseTwoOffAndLoseTheFirst({}, calls.updateNoticeChoices);
    await waitFor(() => expect(saved).toBeDefined());
    await waitFor(() => expect(choicesClient.current.isMutating() + choicesClient.current.isFetching()).toBe(0));
    await expect(channelOf('marks-released', 'off')).toBeChecked();
    await expect(channelOf('task-due', 'off')).toBeChecked();
  },
};

/** Without a connection both choices are taken back. */
export const BothAreLost: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => <ChoicesAlone />,
  play: async () => {
    const update = await chooseTwoOffAndLoseTheFirst({ getNoticeChoices: lose() }, (input) =>
      lose()(input, 'updateNoticeChoices'),
    );
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(choicesClient.current.isMutating()).toBe(0));
    await waitFor(() => expect(channelOf('task-due', 'mail')).toBeChecked());
    await expect(channelOf('marks-released', 'mail')).toBeChecked();
  },
};

/** The page of a meeting names its time by the school's clock: a notice of it does too, and says the reader's own time beside it. */
export const MeetingByTheSchoolsClock: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, listNotices: { items: notices, hasMore: false, unread: 2, timeZone } } },
  beforeEach: inTimeZone('Asia/Kolkata'),
  play: async () => {
    await pageIsShown();
    const moved = await screen.findByRole('link', { name: /General English B2/u });
    const about = notices.find(({ kind }) => kind === 'meeting-moved')?.about;
    if (!about || !('startsAt' in about)) throw new Error('No notice of a meeting that was moved.');
    const by = (zone: string) =>
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(
        new Date(about.startsAt),
      );
    await expect(moved).toHaveTextContent(
      `${by(timeZone)} (${inLanguage(noticeMessages).yourTime(by('Asia/Kolkata'))})`,
    );
  },
};
