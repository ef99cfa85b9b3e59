import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { listOf } from '../../../testing/fixtures/basics.ts';
import { groups, levels, registrants } from '../../../testing/fixtures/people.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const choices = { listGroups: listOf(groups), listLevels: listOf(levels) };
const [first, second] = registrants;

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Registrations',
  tags: ['!autodocs'],
  args: { path: '/admin/users/registrations', role: 'admin', calls: { ...choices, listUsers: listOf(registrants) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { ...choices, listUsers: pending } }, tags: ['one-language'] };
export const Empty: Story = { args: { calls: { ...choices, listUsers: listOf([]) } } };
export const Failed: Story = { args: { calls: { ...choices, listUsers: refuse(500, '') } }, tags: ['one-language'] };

/** A approves the person under the focus and goes on to the next; R asks for the reason. */
export const ByKeyboard: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const list = await canvas.findByRole('list', { name: m.list });
    within(list)
      .getByRole('checkbox', { name: m.choose(first?.name ?? '') })
      .focus();
    await userEvent.keyboard('a');
    await expect(await screen.findByText(m.done.approve(first?.name ?? ''))).toBeVisible();
    await waitFor(() =>
      expect(within(list).getByRole('checkbox', { name: m.choose(second?.name ?? '') })).toHaveFocus(),
    );
    await userEvent.keyboard('r');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: m.reason }), 'Twice');
    await userEvent.click(within(dialog).getByRole('button', { name: m.reject }));
    await expect(await screen.findByText(m.done.reject(second?.name ?? ''))).toBeVisible();
    const undo = screen.getAllByRole('button', { name: m.undo });
    for (const button of undo) await userEvent.click(button);
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(registrants.length));
  },
};
