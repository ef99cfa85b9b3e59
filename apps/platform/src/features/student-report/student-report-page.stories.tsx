import type { StoryObj } from '@storybook/react-vite';
import type { StudentReport } from '@rubrica/api-client/contract';
import { pending, refuse } from '../../testing/fake-client.ts';
import { idOf, inDays } from '../../testing/fixtures/basics.ts';
import { results, skillTrend } from '../../testing/fixtures/homes.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const report: StudentReport = {
  student: { _id: idOf('user', 1), name: 'Lina Haddad', level: 'B2', groups: ['B2, Monday evening'] },
  from: inDays(-90).slice(0, 10),
  until: inDays(0).slice(0, 10),
  timeZone: 'Africa/Cairo',
  averagePercent: 84.7,
  skills: [{ skill: 'Reading', percent: 78, answers: 12 }],
  trend: skillTrend,
  results,
  attendance: { counts: { present: 9, late: 1, absent: 1, excused: 1 }, ratePercent: 91 },
  courses: [{ diploma: idOf('named', 1), name: 'English B2', percent: 62, done: 5, parts: 8 }],
};

const none: StudentReport = {
  ...report,
  averagePercent: null,
  skills: [],
  trend: [],
  results: [],
  attendance: { counts: { present: 0, late: 0, absent: 0, excused: 0 }, ratePercent: null },
  courses: [],
};

const meta = {
  ...pageMeta,
  title: 'Platform/Parent/Report',
  tags: ['!autodocs'],
  args: {
    path: `/parent/child/${idOf('user', 1)}/report`,
    role: 'parent',
    calls: { getStudentReport: report },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
/** As staff open it from the student's page. */
export const ForStaff: Story = {
  args: { path: `/assistant/users/student/${idOf('user', 1)}/report`, role: 'assistant' },
};
export const Loading: Story = { args: { calls: { getStudentReport: pending } } };
export const Empty: Story = { args: { calls: { getStudentReport: none } } };
export const Failed: Story = { args: { calls: { getStudentReport: refuse(404, '') } } };
