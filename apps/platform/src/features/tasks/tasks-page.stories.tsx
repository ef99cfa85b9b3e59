import type { Task } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { refuse, refuseWith } from '../../testing/fake-client.ts';
import { taskTakens } from '../../testing/fixtures/attempts.ts';
import { inDays, listOf } from '../../testing/fixtures/basics.ts';
import { staffTask, staffTasks } from '../../testing/fixtures/tasks.ts';
import { questionSummaries } from '../../testing/fixtures/questions.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar as commonAr } from '../../lib/messages/ar.ts';
import { en as commonEn } from '../../lib/messages/en.ts';
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
      listTaskTakens: listOf([]),
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

const setOf = (task: Task) => ({
  listTasks: listOf([task]),
  getTask: task,
  updateTask: ({ body }: { body: Partial<Task> }) => {
    saved.push(body.status);
    return { ...task, ...body };
  },
});

const chooseFor = async ({ title }: Task, item: string) => {
  const menu = screen.getAllByRole('button', { name: new RegExp(title, 'u') });
  await chooseFromMenu(menu.at(-1) ?? document.body, item);
};

/** Closing ends the attempts of those who work on the task, also of those who have begun since the list was fetched: it asks. */
export const ClosedWhileWorkedOn: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...setOf({ ...published, counts: { ...published.counts, inProgress: 0 } }),
      listTaskTakens: ({ query }) =>
        query?.task === published._id && query.status === 'in_progress'
          ? { ...listOf(taskTakens.slice(0, 1)), total: 3 }
          : listOf([]),
    },
  },
  play: async () => {
    saved.length = 0;
    await pageIsShown();
    const { list } = inLanguage({ en, ar });
    await chooseFor(published, list.close);
    const dialog = await screen.findByRole('alertdialog', { name: list.closeTitle(published.title) });
    await expect(dialog).toHaveAccessibleDescription(list.closeText(3));
    await expect(saved).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: list.closeTask }));
    await waitFor(() => expect(saved).toEqual(['closed']));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A task is closed without a question only if it is known that nobody works on it. */
export const ClosedUnknown: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...setOf(published), listTaskTakens: refuse(500, 'Busy') } },
  play: async () => {
    saved.length = 0;
    await pageIsShown();
    await chooseFor(published, inLanguage({ en, ar }).list.close);
    await expect(await screen.findByText('Busy')).toBeVisible();
    await expect(saved).toEqual([]);
  },
};

const archive = async (task: Task, text: 'archiveText' | 'archiveDraftText') => {
  saved.length = 0;
  await pageIsShown();
  const { list } = inLanguage({ en, ar });
  await chooseFor(task, list.archive);
  const dialog = await screen.findByRole('alertdialog', { name: list.archiveTitle(task.title) });
  await expect(dialog).toHaveAccessibleDescription(list[text]);
  await expect(saved).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: list.archive }));
  await waitFor(() => expect(saved).toEqual(['archived']));
};

const restore = async (task: Task, status: 'closed' | 'draft') => {
  saved.length = 0;
  await pageIsShown();
  await chooseFor(task, inLanguage({ en: commonEn, ar: commonAr }).restore);
  await expect(await screen.findByText(inLanguage({ en, ar }).list.restored[status])).toBeVisible();
  await expect(saved).toEqual([status]);
};

const closed = staffTask(1, 'Mock paper 1: Reading', { status: 'closed' });
const notBegun = draft ?? staffTask(3, '');

/** Archiving takes a task from the students without an attempt at it: it asks, and says that there is a way back. */
export const ArchivedFromClosed: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: setOf(closed) },
  play: () => archive(closed, 'archiveText'),
};

/** Nobody has a draft: what a course holds and so cannot be removed can be archived. */
export const ArchivedFromDraft: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: setOf(notBegun) },
  play: () => archive(notBegun, 'archiveDraftText'),
};

/** An archived task comes back as it can be: closed where it was begun, else a draft. */
export const RestoredToClosed: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: setOf({ ...closed, status: 'archived' }) },
  play: () => restore(closed, 'closed'),
};

export const RestoredToDraft: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: setOf({ ...notBegun, status: 'archived' }) },
  play: () => restore(notBegun, 'draft'),
};
