import type { Group } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { type CallHandler, lose, meetConflict } from '../../testing/fake-client.ts';
import { idOf, listOf } from '../../testing/fixtures/basics.ts';
import { groups, people } from '../../testing/fixtures/people.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { ar } from '../../lib/messages/ar.ts';
import { en } from '../../lib/messages/en.ts';
import { ar as listAr, en as listEn } from '../../lib/resource/messages.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar as groupAr } from './messages/ar.ts';
import { en as groupEn } from './messages/en.ts';

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
const evening = { ...groups[0]!, name: 'Evening', description: '' };
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

/** Refuses the first save: a colleague has left the group otherwise than it was read. */
const saveOver =
  (current: Group): CallHandler<'updateGroup'> =>
  ({ body }) => {
    saved.push(body);
    if (saved.length === 1) return meetConflict('updateGroup', current)();
    return { ...current, ...body };
  };

const texts = () => ({
  ...inLanguage({ en: groupEn, ar: groupAr }),
  ...inLanguage({ en: listEn, ar: listAr }),
  save: inLanguage({ en, ar }).save,
});

async function editEvening(canvas: ReturnType<typeof within>) {
  saved.length = 0;
  await pageIsShown();
  await chooseFromMenu(await canvas.findByRole('button', { name: /Evening/u }), inLanguage({ en, ar }).edit);
  return within(await screen.findByRole('dialog'));
}

/** What its dialog does not show stays as it is now, without a question: a group that a colleague has archived is not restored. */
export const EditedAfterArchived: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...editedCalls, updateGroup: saveOver({ ...evening, archived: true }) } },
  play: async ({ canvas }) => {
    const dialog = await editEvening(canvas);
    const m = texts();
    await userEvent.type(dialog.getByRole('textbox', { name: m.name }), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: m.save }));
    await waitFor(() => expect(saved).toHaveLength(2));
    await expect(saved[1]).toMatchObject({
      name: 'Evening 2',
      archived: true,
      base: { name: 'Evening', archived: true },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What a colleague has saved meanwhile comes into the form beside what was typed, and is checked before it is saved. */
export const EditedByTwo: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: { calls: { ...editedCalls, updateGroup: saveOver(changed) } },
  play: async ({ canvas }) => {
    const dialog = await editEvening(canvas);
    const m = texts();
    await userEvent.type(dialog.getByRole('textbox', { name: m.description }), 'Twice a week');
    await userEvent.click(dialog.getByRole('button', { name: m.save }));
    await expect(await dialog.findByText(m.changedMeanwhile.merged)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: m.description })).toHaveValue('Twice a week');
    await expect(await dialog.findByText(people.student.name)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: m.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saved[1]).toMatchObject({ description: 'Twice a week', students: changed.students, archived: true });
  },
};

/** A field that both have changed is named; the other version can be taken, and nothing else of what was typed goes with it. */
export const SameFieldByTwo: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: { calls: { ...editedCalls, updateGroup: saveOver({ ...evening, name: 'Night' }) } },
  play: async ({ canvas }) => {
    const dialog = await editEvening(canvas);
    const m = texts();
    const name = dialog.getByRole('textbox', { name: m.name });
    await userEvent.type(name, ' 2');
    await userEvent.type(dialog.getByRole('textbox', { name: m.description }), 'Twice a week');
    await userEvent.click(dialog.getByRole('button', { name: m.save }));
    await expect(await dialog.findByText(m.changedMeanwhile.conflicts([m.name]))).toBeVisible();
    await expect(name).toHaveValue('Evening 2');
    await userEvent.click(dialog.getByRole('button', { name: m.changedMeanwhile.takeTheirs }));
    await expect(name).toHaveValue('Night');
    await waitFor(() => expect(dialog.getByRole('button', { name: m.save })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saved[1]).toMatchObject({ name: 'Night', description: 'Twice a week' }));
  },
};

let tries = 0;

/** A save that fails for another reason, as without a network, takes the choice between the two versions away from nobody. */
export const ConflictThenOffline: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...editedCalls,
      updateGroup: (input, name) => {
        tries += 1;
        if (tries > 1) return lose()(input, name);
        return meetConflict('updateGroup', { ...evening, name: 'Night' })();
      },
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvas }) => {
    const dialog = await editEvening(canvas);
    const m = texts();
    const name = dialog.getByRole('textbox', { name: m.name });
    await userEvent.type(name, ' 2');
    await userEvent.click(dialog.getByRole('button', { name: m.save }));
    await dialog.findByText(m.changedMeanwhile.conflicts([m.name]));
    await userEvent.click(dialog.getByRole('button', { name: m.save }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: m.changedMeanwhile.takeTheirs }));
    await expect(name).toHaveValue('Night');
  },
};

/** A name that is too long says how long it may be. */
export const LongName: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: { calls: editedCalls },
  play: async ({ canvas }) => {
    const dialog = await editEvening(canvas);
    const m = texts();
    const name = dialog.getByRole('textbox', { name: m.name });
    await userEvent.clear(name);
    await userEvent.paste('a'.repeat(130));
    await userEvent.click(dialog.getByRole('button', { name: m.save }));
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveAccessibleDescription(
      inLanguage({ en: /^Too long.*120.*130\.$/u, ar: /^النص.*120.*130\.$/u }),
    );
  },
};

const created = new Map<string, Group>();

/** A group that was stored, but whose reply was lost, is not made twice by pressing "Save" again. */
export const ReplyLost: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      listGroups: () => listOf([...created.values()]),
      listUsers: listOf([people.student]),
      createGroup: (input, name) => {
        const { body, key = `none ${created.size}` } = input;
        const stored = created.get(key);
        if (stored) return stored;
        created.set(key, { ...evening, ...body, _id: idOf('group', 50 + created.size) });
        return lose()(input, name);
      },
    },
  },
  beforeEach: () => created.clear(),
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = texts();
    await userEvent.click(await canvas.findByRole('button', { name: m.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: m.name }), 'Term Z');
    await userEvent.click(dialog.getByRole('button', { name: m.save }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: m.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(created.size).toBe(1);
  },
};
