import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pending, refuse } from '../../testing/fake-client.ts';
import { idOf, listOf } from '../../testing/fixtures/basics.ts';
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

const [firstTask] = assignedTasks;
const manyTasks = Array.from({ length: 104 }, (_, index) => ({
  ...firstTask!,
  _id: idOf('task', 500 + index),
  title: index === 103 ? 'Homework of today' : `Old homework ${String(index)}`,
  phase: index === 103 ? ('open' as const) : ('closed' as const),
  canStart: index === 103,
  attempts: [],
}));

/** After years there are several pages of tasks, and what is due now is on the last. */
export const ManyTasks: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  args: {
    calls: {
      listAssignedTasks: ({ query: { page, limit } }) => ({
        items: manyTasks.slice((page - 1) * limit, page * limit),
        total: manyTasks.length,
        page,
        limit,
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Homework of today/u })).toBeVisible();
  },
};
