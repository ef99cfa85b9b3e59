import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { idOf, listOf } from '../../testing/fixtures/basics.ts';
import { groups, people } from '../../testing/fixtures/people.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { ar } from '../../lib/messages/ar.ts';
import { en } from '../../lib/messages/en.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Groups',
  tags: ['!autodocs'],
  args: { path: '/admin/groups', role: 'admin', calls: { listGroups: listOf(groups) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Empty: Story = { args: { calls: { listGroups: listOf([]) } } };

const year = Array.from({ length: 130 }, (_, index) => ({
  ...people.student,
  _id: idOf('user', 100 + index),
  name: `Student ${index + 1}`,
}));
const largeGroups = groups
  .slice(0, 1)
  .map((group) => ({ ...group, name: 'Year 1', students: year.map(({ _id }) => _id), assistants: [] }));

/** More students than a page of the list of users has: each is shown by name. */
export const LargeGroup: Story = {
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      listGroups: listOf(largeGroups),
      listUsers: ({ query }) => {
        const found = query.role === 'student' ? year : [];
        const start = (query.page - 1) * query.limit;
        return { ...listOf(found.slice(start, start + query.limit)), total: found.length };
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { edit } = inLanguage({ en, ar });
    await chooseFromMenu(await canvas.findByRole('button', { name: /Year 1/u }), edit);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /(?:all |\()130/u }));
    await expect(await dialog.findByRole('group', { name: 'Student 130' })).toBeVisible();
    await expect(dialog.getAllByRole('group', { name: /^Student \d+$/u })).toHaveLength(130);
  },
};

const saved: unknown[] = [];
const evening = { ...groups[0]!, name: 'Evening' };
/** The group as a colleague has left it since the list was fetched. */
const changed = { ...evening, students: [idOf('user', 1)], archived: true };
const editedCalls = {
  listGroups: listOf([evening]),
  listUsers: listOf([people.student]),
  getGroup: changed,
  updateGroup: ({ body }: { body: object }) => {
    saved.push(body);
    return { ...changed, ...body };
  },
};

/** A group that is archived from its menu keeps the members that a colleague has given it since the list was fetched. */
export const ArchivedAfterAnEdit: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: editedCalls },
  play: async ({ canvas }) => {
    saved.length = 0;
    await pageIsShown();
    await chooseFromMenu(await canvas.findByRole('button', { name: /Evening/u }), inLanguage({ en, ar }).archive);
    await waitFor(() => expect(saved).toMatchObject([{ archived: true, students: changed.students }]));
  },
};

/** What its dialog does not show stays as it is now: a group that a colleague has archived is not restored. */
export const EditedAfterArchived: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: editedCalls },
  play: async ({ canvas }) => {
    saved.length = 0;
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await chooseFromMenu(await canvas.findByRole('button', { name: /Evening/u }), m.edit);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: m.save }));
    await waitFor(() => expect(saved).toMatchObject([{ archived: true, students: evening.students }]));
  },
};
