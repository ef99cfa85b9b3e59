import type { StoryObj } from '@storybook/react-vite';
import { pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Not open yet',
  tags: ['!autodocs'],
  args: { path: '/admin/messages', role: 'admin' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {};
