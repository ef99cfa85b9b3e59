import type { StoryObj } from '@storybook/react-vite';
import { pending, refuse } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { categories, levels } from '../../testing/fixtures/people.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Categories, levels, diplomas',
  tags: ['!autodocs'],
  args: { path: '/admin/categories', role: 'admin', calls: { listCategories: listOf(categories) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { listCategories: pending } } };
export const Empty: Story = { args: { calls: { listCategories: listOf([]) } } };
export const Failed: Story = { args: { calls: { listCategories: refuse(500, '') } } };

export const Levels: Story = { args: { path: '/admin/levels', calls: { listLevels: listOf(levels) } } };
