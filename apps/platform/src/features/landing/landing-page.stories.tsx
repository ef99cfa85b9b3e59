import type { StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageMeta, type PageMeta, shows } from '../../testing/page-stage.tsx';
import { ar, en } from './messages.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Public/Landing',
  tags: ['!autodocs'],
  args: { path: '/' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ['picture'],
  play: shows(() => {
    const { students, teachers, parents } = inLanguage({ en, ar });
    return [students, teachers, parents];
  }),
};
export const Narrow: Story = { globals: narrow };
