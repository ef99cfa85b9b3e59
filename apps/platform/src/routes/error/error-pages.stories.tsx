import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { errorMessages } from './messages.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Public/Errors',
  tags: ['!autodocs'],
  args: { path: '/no/such/page' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownAddress: Story = { globals: narrow };
/** The navigation stays. */
export const UnknownAddressOfARole: Story = {
  args: { path: '/parent/no/such/page', role: 'parent' },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(inLanguage(errorMessages).title);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getAllByRole('banner')).not.toHaveLength(0);
  },
};

export const AnotherRole: Story = { args: { path: '/admin/users', role: 'student' } };
