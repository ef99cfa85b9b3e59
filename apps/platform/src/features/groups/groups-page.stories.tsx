import type { StoryObj } from '@storybook/react-vite';
import { listOf } from '../../testing/fixtures/basics.ts';
import { groups } from '../../testing/fixtures/people.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Groups',
  tags: ['!autodocs'],
  args: { path: '/admin/groups', role: 'admin', calls: { listGroups: listOf(groups) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Empty: Story = { args: { calls: { listGroups: listOf([]) } } };
