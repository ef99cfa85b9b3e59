import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { confirmation, listOf } from '../../../testing/fixtures/basics.ts';
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

/** Who was rejected. */
const rejected: unknown[] = [];

/** A decision that is sent before its time, as the page is hidden, does not offer to be undone any more. */
export const SentWhenHidden: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...choices,
      listUsers: listOf(registrants),
      rejectRegistrations: ({ body }) => {
        rejected.push(...body.users);
        return { ...confirmation, changed: body.users, skipped: [] };
      },
    },
  },
  play: async ({ canvas }) => {
    rejected.length = 0;
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await userEvent.click(await canvas.findByRole('button', { name: m.rejectName(first?.name ?? '') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: m.reason }), 'Twice');
    await userEvent.click(dialog.getByRole('button', { name: m.reject }));
    const undo = await screen.findByRole('button', { name: m.undo });
    // The time of a toast that is looked at does not pass.
    await userEvent.hover(undo);
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    // A press that comes before the toast is gone.
    await userEvent.click(undo);
    await waitFor(() => expect(rejected).toEqual([first?._id]));
    await expect(await screen.findByText(m.tooLate)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: m.undo })).toBeNull());
  },
};
