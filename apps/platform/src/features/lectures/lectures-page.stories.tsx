import type { StoryObj } from '@storybook/react-vite';
import { lose, pending } from '../../testing/fake-client.ts';
import { inDays, listOf } from '../../testing/fixtures/basics.ts';
import { lectureSummaries, lectureSummary, watched } from '../../testing/fixtures/lectures.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const listCourses = { items: [] };

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Lectures',
  tags: ['!autodocs'],
  args: { path: '/student/lectures', role: 'student', calls: { listLectures: listOf(lectureSummaries), listCourses } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const AllCompleted: Story = {
  args: {
    calls: {
      listCourses,
      listLectures: listOf([lectureSummary(1, 'Welcome', { progress: watched(96, { completedAt: inDays(-1) }) })]),
    },
  },
};
export const NoHits: Story = { args: { path: '/student/lectures?search=zebra' } };
export const Loading: Story = { args: { calls: { listLectures: pending, listCourses } } };
export const Empty: Story = { args: { calls: { listLectures: listOf([]), listCourses } } };
export const Offline: Story = { args: { calls: { listLectures: lose(), listCourses } } };
