import type { StoryObj } from '@storybook/react-vite';
import { pending, refuse } from '../../testing/fake-client.ts';
import { noAttendance, staffCalendar, studentAttendance } from '../../testing/fixtures/meetings.ts';
import { people } from '../../testing/fixtures/people.ts';
import { narrow, pageMeta, type PageMeta, shows } from '../../testing/page-stage.tsx';

const path = `/admin/users/StudentAttendance/${people.student._id}`;
const calls = { listCalendar: staffCalendar, getStudentAttendance: studentAttendance };

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Student attendance',
  tags: ['!autodocs'],
  args: { path, role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['picture'],
  play: shows(() => [
    ...studentAttendance.byGroup.map(({ group }) => group),
    ...studentAttendance.history.map(({ meeting }) => meeting.title),
  ]),
};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { ...calls, getStudentAttendance: pending } } };
export const Empty: Story = { args: { calls: { ...calls, getStudentAttendance: noAttendance } } };
export const EmptyPeriod: Story = {
  args: { path: `${path}?from=2020-01-01`, calls: { ...calls, getStudentAttendance: noAttendance } },
};
export const Failed: Story = { args: { calls: { ...calls, getStudentAttendance: refuse(404, '') } } };
