import type { StoryObj } from '@storybook/react-vite';
import { pending, refuse } from '../../testing/fake-client.ts';
import { children } from '../../testing/fixtures/people.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Parent/Children',
  tags: ['!autodocs'],
  args: { path: '/parent', role: 'parent', calls: { listChildren: { items: children } } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { listChildren: pending } } };
export const Empty: Story = { args: { calls: { listChildren: { items: [] } } } };
export const Failed: Story = { args: { calls: { listChildren: refuse(500, '') } } };
