import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { confirmation, idOf, inDays } from '../../../testing/fixtures/basics.ts';
import {
  endedMeeting,
  meeting,
  noAttendance,
  schoolTimeZone,
  studentAttendance,
  studentCalendar,
} from '../../../testing/fixtures/meetings.ts';
import { asPrinted } from '../../../testing/as-printed.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { inTimeZone } from '../../../testing/in-time-zone.ts';
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

const [ofOneHour, ofTwoHours, ofHalfAnHour, ofNinetyMinutes] = [
  { day: 16, minutes: 60, title: 'Reading and vocabulary: newspapers' },
  { day: 17, minutes: 120, title: 'Speaking clinic: describing photos and maps' },
  { day: 18, minutes: 30, title: 'Pronunciation' },
  { day: 19, minutes: 90, title: 'Writing workshop: the second essay' },
].map(({ day, minutes, title }) => ({
  ...studentCalendar.items[0]!,
  _id: idOf('meeting', 20 + day),
  title,
  startsAt: `2026-11-${day}T07:15:00.000Z`,
  endsAt: new Date(Date.parse(`2026-11-${day}T07:15:00.000Z`) + minutes * 60_000).toISOString(),
}));

/** Whether all of an element can be seen within the meeting's block. */
function isWithin(block: HTMLElement, part: string): boolean {
  const found = block.querySelector(`[data-part="${part}"]`);
  const [inner, outer] = [found?.getBoundingClientRect(), block.getBoundingClientRect()];
  if (!found || !inner) return false;
  return (
    inner.height > 10 &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom &&
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    found.scrollWidth <= found.clientWidth
  );
}

/** For a reader on another clock each meeting of a week shows when it is, and their own time where there is room. */
export const Elsewhere: Story = {
  tags: ['no-picture', 'plays-in-arabic', '!dev'],
  beforeEach: inTimeZone('Asia/Tokyo'),
  args: {
    path: '/student/meeting?view=week&date=2026-11-18',
    calls: {
      ...calls,
      listCalendar: {
        timeZone: schoolTimeZone,
        items: [ofOneHour!, ofTwoHours!, ofHalfAnHour!, ofNinetyMinutes!],
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const block = ({ title }: { title: string }) => canvas.getByRole('link', { name: new RegExp(title, 'u') });
    for (const shown of [ofOneHour!, ofTwoHours!, ofNinetyMinutes!]) {
      await expect(isWithin(block(shown), 'range')).toBe(true);
      await expect(within(block(shown)).getByText(shown.title).getBoundingClientRect().height).toBeGreaterThan(10);
    }
    for (const shown of [ofTwoHours!, ofNinetyMinutes!]) await expect(isWithin(block(shown), 'own')).toBe(true);
    await expect(isWithin(block(ofHalfAnHour!), 'start')).toBe(true);
    for (const shown of [ofOneHour!, ofHalfAnHour!])
      await expect(block(shown)).toHaveAccessibleName(/your time|بتوقيتك/u);
  },
};

/** What happened to the reader is told by their own clock, and says so: on the card, and in the meeting. */
export const JoinedElsewhere: Story = {
  tags: ['no-picture', 'one-language', '!dev'],
  beforeEach: inTimeZone('Asia/Tokyo'),
  args: {
    path: `/student/meeting?view=agenda&meeting=${meeting._id}`,
    calls: {
      ...calls,
      listCalendar: {
        timeZone: schoolTimeZone,
        items: studentCalendar.items.map((item) => ({
          ...item,
          attendance: { status: null, joinedAt: '2026-03-11T07:12:00.000Z', remark: '', dispute: '' },
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText('Joined at 16:12 your time')).toBeVisible();
    await expect(canvas.getByText('You joined at 16:12 your time.')).toBeInTheDocument();
  },
};

/** From when the next meeting can be joined is told by the reader's own clock as well. */
export const NextElsewhere: Story = {
  tags: ['no-picture', 'one-language', '!dev'],
  beforeEach: inTimeZone('Asia/Tokyo'),
  args: {
    path: '/student/meeting?view=agenda',
    calls: { ...calls, listCalendar: { timeZone: schoolTimeZone, items: [ofOneHour!] } },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(await canvas.findByText('You can join from 16:05 your time.')).toBeVisible();
  },
};

/** Paper has the meetings, and nothing to press. */
export const Printed: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const canvas = within(canvasElement);
    const stop = asPrinted();
    try {
      await expect(canvasElement.querySelector('[data-meeting]')).toBeVisible();
      await expect(canvas.queryAllByRole('navigation')).toEqual([]);
      await expect(canvas.queryAllByRole('button')).toEqual([]);
      await expect(canvas.queryAllByRole('radio')).toEqual([]);
    } finally {
      stop();
    }
  },
};
