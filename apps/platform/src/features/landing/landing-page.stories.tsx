import type { StoryObj } from '@storybook/react-vite';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Public/Landing',
  tags: ['!autodocs'],
  args: { path: '/' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Narrow: Story = { globals: narrow };
