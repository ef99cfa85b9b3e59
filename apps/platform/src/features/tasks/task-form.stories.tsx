import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { listOf } from '../../testing/fixtures/basics.ts';
import { groups, people, users } from '../../testing/fixtures/people.ts';
import { questionSummaries, readingQuestion, storedQuestionOf } from '../../testing/fixtures/questions.ts';
import { staffTasks } from '../../testing/fixtures/tasks.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Task form',
  tags: ['!autodocs'],
  args: {
    path: '/admin/tasks',
    role: 'admin',
    calls: {
      listTasks: listOf(staffTasks),
      listQuestions: listOf(questionSummaries),
      getQuestion: storedQuestionOf(readingQuestion),
      listGroups: listOf(groups),
      listUsers: listOf(users),
      getUser: people.student,
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForm(canvasElement: HTMLElement) {
  await pageIsShown();
  const create = within(canvasElement).getByRole('main').querySelector('header button');
  if (create) await userEvent.click(create);
  return within(await screen.findByRole('dialog'));
}

export const NewTask: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await expect(form.getAllByRole('textbox')[0]).toBeVisible();
  },
};

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    const publish = form.getAllByRole('button').at(-1);
    if (publish) await userEvent.click(publish);
    await expect(form.getAllByRole('textbox')[0]).toBeInvalid();
  },
};
