import type { StoryObj } from '@storybook/react-vite';
import { pending, refuse } from '../../testing/fake-client.ts';
import { idOf, listOf } from '../../testing/fixtures/basics.ts';
import { lectureSummaries } from '../../testing/fixtures/lectures.ts';
import { noAttendance, schoolTimeZone, studentAttendance, studentCalendar } from '../../testing/fixtures/meetings.ts';
import { child } from '../../testing/fixtures/people.ts';
import { assignedTasks } from '../../testing/fixtures/tasks.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

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
