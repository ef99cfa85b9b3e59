import type { StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../testing/in-language.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { idOf, listOf } from '../../../testing/fixtures/basics.ts';
import { markingSheet, taskTakens } from '../../../testing/fixtures/attempts.ts';
import { groups } from '../../../testing/fixtures/people.ts';
import { staffTask } from '../../../testing/fixtures/tasks.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';

const task = staffTask(1, 'Mock paper 1');

const meta = {
  ...pageMeta,
  title: 'Platform/Marking/Queue',
  tags: ['!autodocs'],
  args: {
    path: `/admin/tasks/correct/${idOf('task', 1)}`,
    role: 'admin',
    calls: { getTask: task, listTaskTakens: listOf(taskTakens) },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await pageIsShown();
    const link = canvas.getByRole('link', { name: inLanguage({ en, ar }).queue.sendToLate });
    await expect(link).toHaveAttribute('href', `/admin/messages/sends/new?task=${idOf('task', 1)}&state=late`);
  },
};

/** Once all is marked, releasing is what is left to do. */
export const AllMarked: Story = {
  args: {
    calls: {
      getTask: { ...task, counts: { ...task.counts, toMark: 0, marked: 2 } },
      listTaskTakens: ({ query }) =>
        listOf(query?.toMark === undefined ? taskTakens.filter(({ status }) => status === 'marked') : []),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { releaseAll, releaseTitle } = inLanguage({ en, ar }).queue;
    await userEvent.click(await canvas.findByRole('button', { name: releaseAll }));
    await expect(await screen.findByRole('alertdialog', { name: releaseTitle })).toBeVisible();
  },
};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { getTask: task, listTaskTakens: pending } } };

export const Empty: Story = {
  tags: ['picture'],
  args: {
    calls: { getTask: { ...task, counts: { ...task.counts, handedIn: 0, marked: 0 } }, listTaskTakens: listOf([]) },
  },
  play: async ({ canvas }) => {
    const { nothingHandedIn, allMarked } = inLanguage({ en, ar }).queue;
    await expect(await canvas.findByText(nothingHandedIn)).toBeVisible();
    await expect(canvas.queryByText(allMarked)).toBeNull();
  },
};

export const AllReleased: Story = {
  args: {
    calls: {
      getTask: { ...task, counts: { ...task.counts, toMark: 0, marked: 0 } },
      listTaskTakens: ({ query }) => listOf(query?.toMark === undefined ? taskTakens : []),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(inLanguage({ en, ar }).queue.allMarked)).toBeVisible();
  },
};

export const Failed: Story = { args: { calls: { getTask: task, listTaskTakens: refuse(500, '') } } };
export const UnknownTask: Story = {
  args: { calls: { getTask: refuse(404, ''), listTaskTakens: listOf([]) } },
  play: async ({ canvas }) => {
    const { taskNotLoaded, empty } = inLanguage({ en, ar }).queue;
    await expect(await canvas.findByText(taskNotLoaded)).toBeVisible();
    await expect(canvas.queryByText(empty)).toBeNull();
  },
};

const [, secondAttempt] = taskTakens;
const [firstGroup, secondGroup] = groups;
if (!secondAttempt || !firstGroup || !secondGroup) throw new Error('The fixtures are missing.');

/** The queue of one of the task's groups: its attempts, the next one to mark, and the way to them, which keeps the group. */
export const OfOneGroup: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      getTask: { ...task, groups: [firstGroup._id, secondGroup._id] },
      listGroups: listOf(groups),
      listTaskTakens: ({ query }) => {
        if (query?.group === firstGroup._id) return listOf([]);
        return listOf(query?.group === secondGroup._id ? [secondAttempt] : taskTakens);
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { group, markNext, nothingInGroup } = en.queue;
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name: group }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await canvas.findByRole('combobox', { name: group });
    await choose(secondGroup.name);
    const path = `/admin/tasks/correct/${idOf('task', 1)}/task-taken/${idOf('attempt', 2)}?group=${secondGroup._id}`;
    await waitFor(() => expect(canvas.getByRole('link', { name: markNext })).toHaveAttribute('href', path));
    await expect(canvas.getByRole('link', { name: secondAttempt.studentName })).toHaveAttribute('href', path);
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await choose(firstGroup.name);
    await expect(await canvas.findByText(nothingInGroup)).toBeVisible();
  },
};

/** A task of several groups of which the marker sees one has nothing to choose from. */
export const OneGroupOfTheMarker: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      getTask: { ...task, groups: [firstGroup._id, secondGroup._id] },
      listGroups: listOf([firstGroup]),
      listTaskTakens: listOf(taskTakens),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(canvas.queryByRole('combobox', { name: en.queue.group })).toBeNull();
  },
};

const sheet = markingSheet();
const askedFor: unknown[] = [];

/** Whoever marks one group stays with it: by the buttons, by the keys, and on the way back. */
export const SheetOfOneGroup: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    role: 'assistant',
    path: `/assistant/tasks/correct/${idOf('task', 1)}/task-taken/${idOf('attempt', 1)}?group=${idOf('group', 2)}`,
    calls: {
      listTaskTakens: listOf(taskTakens),
      getMarkingSheet: ({ params, query }) => {
        askedFor.push({ id: params.id, group: query?.group });
        return { ...sheet, attempt: { ...sheet.attempt, _id: params.id } };
      },
    },
  },
  beforeEach: () => {
    askedFor.length = 0;
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const group = idOf('group', 2);
    const { next } = en.sheet;
    const queue = `/assistant/tasks/correct/${idOf('task', 1)}`;
    await expect(canvas.getByRole('link', { name: sheet.attempt.taskTitle })).toHaveAttribute(
      'href',
      `${queue}?group=${group}`,
    );
    await expect(canvas.getByRole('link', { name: next })).toHaveAttribute(
      'href',
      `${queue}/task-taken/${idOf('attempt', 2)}?group=${group}`,
    );
    await userEvent.keyboard('j');
    await waitFor(() => expect(askedFor.at(-1)).toEqual({ id: idOf('attempt', 2), group }));
    await expect(askedFor[0]).toEqual({ id: idOf('attempt', 1), group });
  },
};

/** An address that narrows the list to a group which is not to choose from can be widened. */
export const GroupOfALink: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: `/admin/tasks/correct/${idOf('task', 1)}?group=${secondGroup._id}`,
    calls: {
      getTask: { ...task, groups: [firstGroup._id] },
      listGroups: listOf([firstGroup]),
      listTaskTakens: ({ query }) => listOf(query?.group === undefined ? taskTakens : []),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(canvas.getByRole('combobox', { name: en.queue.group }));
    await userEvent.click(await screen.findByRole('option', { name: en.queue.allGroups }));
    await expect((await canvas.findAllByText(taskTakens[0]?.studentName ?? ''))[0]).toBeVisible();
  },
};
