import type { StoryObj } from '@storybook/react-vite';
import { pending, refuse } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { lecture, lectureFileReply, progressReply, videoNotes } from '../../testing/fixtures/lectures.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const calls = {
  getLecture: lecture(),
  getFile: lectureFileReply,
  listVideoNotes: listOf(videoNotes),
  reportProgress: progressReply,
};

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Lecture',
  tags: ['!autodocs'],
  args: { path: `/student/lectures/${lecture()._id}`, role: 'student', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const WithoutCaptions: Story = {
  args: {
    calls: {
      ...calls,
      getLecture: lecture({ captions: [], notUnderstood: [], progress: null }),
      listVideoNotes: listOf([]),
    },
  },
};
export const Loading: Story = { args: { calls: { ...calls, getLecture: pending } } };
export const Denied: Story = { args: { calls: { ...calls, getLecture: refuse(404, '') } } };
