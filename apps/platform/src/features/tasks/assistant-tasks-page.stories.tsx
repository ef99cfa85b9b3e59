import type { StoryObj } from '@storybook/react-vite';
import { listOf } from '../../testing/fixtures/basics.ts';
import { staffTasks } from '../../testing/fixtures/tasks.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Assistant/Tasks',
  tags: ['!autodocs'],
  args: { path: '/assistant/tasks', role: 'assistant', calls: { listTasks: listOf(staffTasks) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Empty: Story = { args: { calls: { listTasks: listOf([]) } } };
