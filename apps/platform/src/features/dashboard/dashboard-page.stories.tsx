import type { StoryObj } from '@storybook/react-vite';
import { refuse } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { taskTakens } from '../../testing/fixtures/attempts.ts';
import { users } from '../../testing/fixtures/people.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Dashboard',
  tags: ['!autodocs'],
  args: {
    path: '/admin/dashboard',
    role: 'admin',
    calls: { listUsers: listOf(users), listTaskTakens: listOf(taskTakens) },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const NothingWaits: Story = { args: { calls: { listUsers: listOf([]), listTaskTakens: listOf([]) } } };
export const Failed: Story = { args: { calls: { listUsers: refuse(500, ''), listTaskTakens: listOf([]) } } };
