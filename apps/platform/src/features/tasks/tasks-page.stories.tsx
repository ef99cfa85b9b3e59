import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { refuseWith } from '../../testing/fake-client.ts';
import { inDays, listOf } from '../../testing/fixtures/basics.ts';
import { staffTask, staffTasks } from '../../testing/fixtures/tasks.ts';
import { questionSummaries } from '../../testing/fixtures/questions.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Tasks',
  tags: ['!autodocs'],
  args: { path: '/admin/tasks', role: 'admin', calls: { listTasks: listOf(staffTasks) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Empty: Story = { args: { calls: { listTasks: listOf([]) } } };

const [draft] = staffTasks.filter(({ status }) => status === 'draft');
const [question] = questionSummaries;
const message = '1 question is not finished, so the task cannot be set.';

/** A task that is published with a question that is not finished: the answer leads to it. */
export const Unfinished: Story = {
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      listTasks: listOf(draft ? [draft] : []),
      getTask: draft ?? staffTask(3, ''),
      updateTask: refuseWith('updateTask', 'questions_unfinished', message, {
        questions: [
          {
            _id: question?._id ?? '',
            title: question?.title ?? '',
            issues: [{ path: ['questions'], code: 'blocks-missing', message: 'Add at least one question.' }],
          },
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const { list, unfinished } = inLanguage({ en, ar });
    const menu = within(canvasElement).getAllByRole('button', { name: new RegExp(draft?.title ?? 'none', 'u') });
    await chooseFromMenu(menu.at(-1) ?? document.body, list.publish);
    const dialog = within(await screen.findByRole('dialog', { name: unfinished.title(draft?.title ?? '') }));
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByRole('link', { name: question?.title ?? '' })).toHaveAttribute(
      'href',
      `/admin/questions/edit/${question?._id}`,
    );
    await expect(dialog.getByText(/Add at least one question|أضف سؤالًا واحدًا/u)).toBeVisible();
  },
};

const saved: unknown[] = [];
const published = staffTask(1, 'Mock paper 1: Reading');
const movedDate = inDays(9);

/** A task that is closed from its menu keeps what a colleague has changed since the list was fetched. */
export const ClosedAfterAnEdit: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      listTasks: listOf([published]),
      getTask: { ...published, dueAt: movedDate },
      updateTask: ({ body }) => {
        saved.push(body);
        return { ...published, ...body };
      },
    },
  },
  play: async ({ canvas }) => {
    saved.length = 0;
    await pageIsShown();
    const menu = canvas.getAllByRole('button', { name: new RegExp(published.title, 'u') });
    await chooseFromMenu(menu.at(-1) ?? document.body, inLanguage({ en, ar }).list.close);
    await waitFor(() => expect(saved).toMatchObject([{ status: 'closed', dueAt: movedDate }]));
  },
};
