import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pending, refuse } from '../../testing/fake-client.ts';
import { idOf, inDays, listOf } from '../../testing/fixtures/basics.ts';
import { lectureSummaries } from '../../testing/fixtures/lectures.ts';
import { noAttendance, schoolTimeZone, studentAttendance, studentCalendar } from '../../testing/fixtures/meetings.ts';
import { child } from '../../testing/fixtures/people.ts';
import { assignedTasks } from '../../testing/fixtures/tasks.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import * as feedMessages from '../meetings/feed/messages.ts';

const meetingCalls = { listCalendar: studentCalendar, getStudentAttendance: studentAttendance };

const meta = {
  ...pageMeta,
  title: 'Platform/Parent/Child',
  tags: ['!autodocs'],
  args: {
    path: `/parent/child/${idOf('user', 1)}`,
    role: 'parent',
    calls: {
      ...meetingCalls,
      getChild: child,
      listAssignedTasks: listOf(assignedTasks),
      listLectures: listOf(lectureSummaries),
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { getChild: pending } } };
export const Empty: Story = {
  args: {
    calls: {
      getChild: child,
      listAssignedTasks: listOf([]),
      listLectures: listOf([]),
      listCalendar: { timeZone: schoolTimeZone, items: [] },
      getStudentAttendance: noAttendance,
    },
  },
};
export const Failed: Story = { args: { calls: { getChild: refuse(404, '') } } };

/** One private address has the meetings of all children of the parent. */
export const Feed: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  args: {
    calls: {
      ...meta.args.calls,
      getCalendarFeed: { createdAt: null },
      createCalendarFeed: { path: `/api/calendar/${'a1b2c3d4'.repeat(8)}.ics`, createdAt: inDays(0) },
    },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const feed = inLanguage(feedMessages);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: feed.open }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText(feed.childrenLead)).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: feed.create }));
    await expect(await dialog.findByRole('textbox')).toHaveValue(
      `${location.origin}/api/calendar/${'a1b2c3d4'.repeat(8)}.ics`,
    );
  },
};

const [firstTask] = assignedTasks;
const manyTasks = Array.from({ length: 104 }, (_, index) => ({
  ...firstTask!,
  _id: idOf('task', 500 + index),
  title: index === 103 ? 'Homework of today' : `Old homework ${String(index)}`,
  phase: index === 103 ? ('open' as const) : ('closed' as const),
  attempts: [],
}));
const manyLectures = Array.from({ length: 104 }, (_, index) => ({
  ...lectureSummaries[0]!,
  _id: idOf('video', 500 + index),
  title: `Lecture ${String(index + 1)}`,
}));
const pageOf = <Item,>(items: readonly Item[], { page, limit }: { page: number; limit: number }) => ({
  items: items.slice((page - 1) * limit, page * limit),
  total: items.length,
  page,
  limit,
});

/** After years there are several pages of tasks and lectures, and what is due now is on the last. */
export const ManyTasks: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  args: {
    calls: {
      ...meta.args.calls,
      listAssignedTasks: ({ query }) => pageOf(manyTasks, query),
      listLectures: ({ query }) => pageOf(manyLectures, query),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Homework of today' })).toBeVisible();
    await expect(await canvas.findByText('Lecture 104')).toBeVisible();
  },
};
