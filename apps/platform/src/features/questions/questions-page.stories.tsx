import type { StoryObj } from '@storybook/react-vite';
import { listOf } from '../../testing/fixtures/basics.ts';
import { questionSummaries } from '../../testing/fixtures/questions.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Questions',
  tags: ['!autodocs'],
  args: { path: '/admin/questions', role: 'admin', calls: { listQuestions: listOf(questionSummaries) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Empty: Story = { args: { calls: { listQuestions: listOf([]) } } };
