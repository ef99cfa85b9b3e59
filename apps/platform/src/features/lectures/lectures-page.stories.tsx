import type { StoryObj } from '@storybook/react-vite';
import { lose, pending } from '../../testing/fake-client.ts';
import { inDays, listOf } from '../../testing/fixtures/basics.ts';
import { lectureSummaries, lectureSummary, watched } from '../../testing/fixtures/lectures.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Lectures',
  tags: ['!autodocs'],
  args: { path: '/student/lectures', role: 'student', calls: { listLectures: listOf(lectureSummaries) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const AllCompleted: Story = {
  args: {
    calls: {
      listLectures: listOf([lectureSummary(1, 'Welcome', { progress: watched(96, { completedAt: inDays(-1) }) })]),
    },
  },
};
export const NoHits: Story = { args: { path: '/student/lectures?search=zebra' } };
export const Loading: Story = { args: { calls: { listLectures: pending } } };
export const Empty: Story = { args: { calls: { listLectures: listOf([]) } } };
export const Offline: Story = { args: { calls: { listLectures: lose() } } };
