import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pending, refuse } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { groups, levels, users } from '../../testing/fixtures/people.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

/** What the filters and forms of the page choose from. */
const choices = { listGroups: listOf(groups), listLevels: listOf(levels) };

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Users',
  tags: ['!autodocs'],
  args: {
    path: '/admin/users',
    role: 'admin',
    calls: { ...choices, listUsers: listOf(users) },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { ...choices, listUsers: pending } } };
export const Empty: Story = { args: { calls: { ...choices, listUsers: listOf([]) } } };
export const Failed: Story = { args: { calls: { ...choices, listUsers: refuse(500, '') } } };

export const NewUser: Story = {
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const add = within(canvasElement).getByRole('main').querySelector('header button');
    if (add) await userEvent.click(add);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
