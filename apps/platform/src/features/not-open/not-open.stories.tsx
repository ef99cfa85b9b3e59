import type { StoryObj } from '@storybook/react-vite';
import { pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Not open yet',
  tags: ['!autodocs'],
  args: { path: '/student/meeting', role: 'student' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Meeting: Story = {};
