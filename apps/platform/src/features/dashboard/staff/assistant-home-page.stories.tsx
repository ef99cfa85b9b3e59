import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { busyAssistant, idleAssistant } from '../../../testing/fixtures/staff-homes.ts';
import { narrow, pageMeta, tablet, type PageMeta } from '../../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Assistant/Home',
  tags: ['!autodocs'],
  args: { path: '/assistant', role: 'assistant', calls: { getAssistantHome: busyAssistant } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** The primary action leads to the oldest attempt, which is the first row as well. */
export const Read: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const oldest = await page.findByRole('link', { name: 'Mark the oldest' });
    const [first] = await page.findAllByRole('link', { name: 'Omar Farouk' });
    await expect(first).toHaveAttribute('href', oldest.getAttribute('href'));
    await expect(page.getByText(/^17 attempts to mark · the oldest 5 days ago · 2 meetings today$/u)).toBeVisible();
  },
};
export const Narrow: Story = { globals: narrow };
export const NothingWaits: Story = { args: { calls: { getAssistantHome: idleAssistant } } };
/** An assistant who was just added. */
export const NoGroups: Story = { args: { calls: { getAssistantHome: { ...idleAssistant, hasGroups: false } } } };
export const Loading: Story = { args: { calls: { getAssistantHome: pending } }, tags: ['one-language'] };
export const Failed: Story = { args: { calls: { getAssistantHome: refuse(500, '') } }, tags: ['one-language'] };
export const Tablet: Story = { globals: tablet };
