import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { confirmation, idOf, inDays } from '../../../testing/fixtures/basics.ts';
import {
  endedMeeting,
  noAttendance,
  schoolTimeZone,
  studentAttendance,
  studentCalendar,
} from '../../../testing/fixtures/meetings.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import * as feedMessages from '../feed/messages.ts';
import { ar, en } from './messages.ts';

const calls = {
  listCalendar: studentCalendar,
  getStudentAttendance: studentAttendance,
  getCalendarFeed: { createdAt: null },
};

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Meetings',
  tags: ['!autodocs'],
  args: { path: '/student/meeting', role: 'student', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const Narrow: Story = { globals: narrow };
export const Month: Story = { args: { path: '/student/meeting?view=month' } };
export const Loading: Story = { args: { calls: { listCalendar: pending, getStudentAttendance: pending } } };
export const Empty: Story = {
  args: {
    path: '/student/meeting?view=agenda',
    calls: { ...calls, listCalendar: { timeZone: schoolTimeZone, items: [] }, getStudentAttendance: noAttendance },
  },
};
export const Failed: Story = {
  args: { calls: { listCalendar: refuse(500, ''), getStudentAttendance: refuse(500, '') } },
};
/** Two that can be joined now, each a region with a name of its own. */
export const TwoLive: Story = {
  args: {
    calls: {
      ...calls,
      listCalendar: {
        ...studentCalendar,
        items: studentCalendar.items.flatMap((item) =>
          item.state === 'live' ? [item, { ...item, _id: idOf('meeting', 9), title: 'Reading, C1' }] : [item],
        ),
      },
    },
  },
};

const join = fn<() => void>();

/** Joining opens the call, and is noted once. */
export const Joining: Story = {
  tags: ['!dev'],
  args: {
    calls: {
      ...calls,
      joinMeeting: () => {
        join();
        return { link: 'https://call.school.test/b2-evening', joinedAt: inDays(0) };
      },
    },
  },
  play: async ({ canvasElement }) => {
    join.mockClear();
    const openWindow = window.open;
    const opened = fn<typeof window.open>();
    window.open = opened;
    try {
      await pageIsShown();
      const m = inLanguage({ en, ar });
      await userEvent.click(await within(canvasElement).findByRole('button', { name: m.join }));
      await expect(opened.mock.lastCall?.[0]).toBe('https://call.school.test/b2-evening');
      await expect(join).toHaveBeenCalledOnce();
    } finally {
      window.open = openWindow;
    }
  },
};

/** An ended meeting, opened: a student says what is wrong with their status. */
export const Disputing: Story = {
  tags: ['plays-in-arabic'],
  args: {
    path: `/student/meeting?view=agenda&meeting=${endedMeeting._id}`,
    calls: { ...calls, disputeAttendance: confirmation },
  },
  play: async () => {
    await pageIsShown();
    const { details, dispute } = inLanguage({ en, ar });
    const body = within(document.body);
    await userEvent.click(await body.findByRole('button', { name: details.dispute }));
    const dialog = within(await body.findByRole('dialog', { name: dispute.title }));
    await userEvent.type(dialog.getByRole('textbox'), 'I was there.');
    await userEvent.click(dialog.getByRole('button', { name: dispute.submit }));
    await expect(await body.findByText(dispute.sent)).toBeVisible();
  },
};

/** The address of the private feed is shown once. */
export const Feed: Story = {
  args: {
    calls: {
      ...calls,
      createCalendarFeed: { path: `/api/calendar/${'a1b2c3d4'.repeat(8)}.ics`, createdAt: inDays(0) },
    },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const feed = inLanguage(feedMessages);
    await userEvent.click(within(canvasElement).getByRole('button', { name: feed.open }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: feed.create }));
    await expect(await dialog.findByRole('textbox')).toHaveValue(
      `${location.origin}/api/calendar/${'a1b2c3d4'.repeat(8)}.ics`,
    );
    await expect(dialog.getByRole('button', { name: feed.revoke })).toBeVisible();
  },
};
