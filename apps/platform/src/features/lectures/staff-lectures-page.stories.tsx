import type { StoryObj } from '@storybook/react-vite';
import { lose, pending } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { lectureSummaries } from '../../testing/fixtures/lectures.ts';
import { narrow, pageMeta, type PageMeta, shows } from '../../testing/page-stage.tsx';

const lectures = lectureSummaries.map((lecture, index) => ({
  ...lecture,
  progress: null,
  audience: { started: 12 - 3 * index, completed: 8 - 2 * index },
}));

const meta = {
  ...pageMeta,
  title: 'Platform/Assistant/Lectures',
  tags: ['!autodocs'],
  args: { path: '/assistant/lectures', role: 'assistant', calls: { listLectures: listOf(lectures.slice(0, 4)) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['picture'], play: shows(() => lectures.slice(0, 4).map(({ title }) => title)) };
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { listLectures: pending } } };
export const Empty: Story = { args: { calls: { listLectures: listOf([]) } } };
export const Offline: Story = { args: { calls: { listLectures: lose() } } };
