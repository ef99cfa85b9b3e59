import type { StoryObj } from '@storybook/react-vite';
import { pending, refuse } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { assignedTasks } from '../../testing/fixtures/tasks.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Tasks',
  tags: ['!autodocs'],
  args: { path: '/student/tasks', role: 'student', calls: { listAssignedTasks: listOf(assignedTasks) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { listAssignedTasks: pending } } };
export const Empty: Story = { args: { calls: { listAssignedTasks: listOf([]) } } };
export const Failed: Story = { args: { calls: { listAssignedTasks: refuse(500, '') } } };
