import type { StoryObj } from '@storybook/react-vite';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Public/Errors',
  tags: ['!autodocs'],
  args: { path: '/no/such/page' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownAddress: Story = { globals: narrow };
export const AnotherRole: Story = { args: { path: '/admin/users', role: 'student' } };
