import type { StoryObj } from '@storybook/react-vite';
import { lose, pending } from '../../../testing/fake-client.ts';
import { listOf } from '../../../testing/fixtures/basics.ts';
import { studentPdfs } from '../../../testing/fixtures/pdfs.ts';
import { narrow, pageMeta, type PageMeta, shows } from '../../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/PDFs',
  tags: ['!autodocs'],
  args: { path: '/student/pdfs', role: 'student', calls: { listPdfs: listOf(studentPdfs) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['picture'], play: shows(() => studentPdfs.map(({ title }) => title)) };
export const Narrow: Story = { globals: narrow };
export const Empty: Story = { args: { calls: { listPdfs: listOf([]) } } };
export const Loading: Story = { args: { calls: { listPdfs: pending } } };
export const Offline: Story = { args: { calls: { listPdfs: lose() } } };
