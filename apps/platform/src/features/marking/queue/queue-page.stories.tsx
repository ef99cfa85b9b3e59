import type { StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../testing/in-language.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { expect, screen, userEvent } from 'storybook/test';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { idOf, listOf } from '../../../testing/fixtures/basics.ts';
import { taskTakens } from '../../../testing/fixtures/attempts.ts';
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
