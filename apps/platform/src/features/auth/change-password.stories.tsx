import type { StoryObj } from '@storybook/react-vite';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Public/Change password',
  tags: ['!autodocs'],
  args: { path: '/change-password', role: 'student' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByChoice: Story = {};
export const FirstLogin: Story = { args: { isFirstLogin: true }, globals: narrow };
