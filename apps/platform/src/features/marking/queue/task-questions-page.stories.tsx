import type { StoryObj } from '@storybook/react-vite';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { idOf, listOf } from '../../../testing/fixtures/basics.ts';
import { taskTakens } from '../../../testing/fixtures/attempts.ts';
import { staffTask, taskQuestions } from '../../../testing/fixtures/tasks.ts';
import { narrow, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';

const aboutTask = { getTask: staffTask(1, 'Mock paper 1'), listTaskTakens: listOf(taskTakens) };

const meta = {
  ...pageMeta,
  title: 'Platform/Marking/By question',
  tags: ['!autodocs'],
  args: {
    path: `/admin/tasks/task-questions/${idOf('task', 1)}`,
    role: 'admin',
    calls: { ...aboutTask, listTaskQuestions: { items: taskQuestions } },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { ...aboutTask, listTaskQuestions: pending } } };
export const Empty: Story = { args: { calls: { ...aboutTask, listTaskQuestions: { items: [] } } } };
export const Failed: Story = { args: { calls: { ...aboutTask, listTaskQuestions: refuse(500, '') } } };
