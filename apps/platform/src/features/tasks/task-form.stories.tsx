import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { lose, meetConflict } from '../../testing/fake-client.ts';
import { idOf, listOf } from '../../testing/fixtures/basics.ts';
import { categories, diplomas, groups, levels, people, users } from '../../testing/fixtures/people.ts';
import { questionSummaries, readingQuestion, storedQuestionOf } from '../../testing/fixtures/questions.ts';
import { staffTask, staffTasks } from '../../testing/fixtures/tasks.ts';
import { videoSummary } from '../../testing/fixtures/videos.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { ar as commonAr } from '../../lib/messages/ar.ts';
import { en as commonEn } from '../../lib/messages/en.ts';
import { ar as resourceAr, en as resourceEn } from '../../lib/resource/messages.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const file = { id: 'film', name: 'film.mp4', mime: 'video/mp4', size: 100 };
const uploaded = videoSummary(1, 'A new flatmate', { source: { kind: 'file', file } });

/** The drafts that were saved. */
const created: unknown[] = [];

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
      listVideos: listOf([uploaded, videoSummary(2, 'Somewhere else')]),
      listCategories: listOf(categories),
      listLevels: listOf(levels),
      listDiplomas: listOf(diplomas),
      listTags: { items: [{ _id: idOf('tag', 1), name: 'The sea', questions: 14 }] },
      previewDraw: { byMark: [{ mark: 2, questions: 14 }], unfinished: 1 },
      createTask: ({ body }) => {
        created.push(body.draws);
        return staffTask(1, body.title);
      },
      getVideo: { ...uploaded, description: '', captions: [] },
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
  tags: ['plays-in-arabic'],
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

/** A speaking task takes uploaded videos; each is answered in its own way. */
export const SpeakingTask: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvasElement }) => {
    const { form: texts, kinds } = inLanguage({ en, ar });
    const form = await openForm(canvasElement);
    await userEvent.click(form.getByRole('combobox', { name: texts.kind }));
    await userEvent.click(await screen.findByRole('option', { name: kinds['vdo-speaking'] }));
    await userEvent.click(await form.findByRole('combobox', { name: texts.videos }));
    const linked = await screen.findByRole('option', { name: new RegExp(texts.linkedVideo, 'u') });
    await expect(linked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await screen.findByRole('option', { name: /A new flatmate/u }));
    await userEvent.keyboard('{Escape}');
    const prompt = within(await form.findByRole('group', { name: texts.promptTitle('A new flatmate') }));
    const tries = prompt.getByRole('textbox', { name: texts.tries });
    await userEvent.clear(tries);
    await userEvent.type(tries, '0');
    const publish = form.getAllByRole('button').at(-1);
    if (publish) await userEvent.click(publish);
    await expect(tries).toBeInvalid();
  },
};

/** A draw says what there is to choose from and what each attempt gets, before anything is published. */
export const RandomQuestions: Story = {
  play: async ({ canvasElement }) => {
    created.length = 0;
    const { form: texts } = inLanguage({ en, ar });
    const form = await openForm(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: new RegExp(texts.title, 'u') }), 'Drawn');
    await userEvent.click(form.getByRole('button', { name: texts.addDraw }));
    await expect(await form.findByText(texts.drawShort(0), { exact: false })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: texts.drawUseMark('2', 14) }));
    await expect(await form.findByText(texts.drawFound(14, 5, '10'), { exact: false })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: texts.saveDraft }));
    await waitFor(() =>
      expect(created).toEqual([
        [
          {
            tags: [],
            type: null,
            subQuestionType: null,
            category: null,
            level: null,
            diploma: null,
            count: 5,
            mark: 2,
          },
        ],
      ]),
    );
  },
};

/** What is wrong with a field that a press has left is said after the press: it would move the button away from under it. */
export const PressedAfterField: Story = {
  tags: ['one-language'],
  play: async ({ canvasElement }) => {
    const { form: texts } = inLanguage({ en, ar });
    const form = await openForm(canvasElement);
    const title = form.getByRole('textbox', { name: new RegExp(texts.title, 'u') });
    const user = userEvent.setup();
    await user.click(title);
    const target = form.getByRole('button', { name: texts.addDraw });
    await user.pointer({ target, keys: '[MouseLeft>]' });
    await expect(title).toBeValid();
    await user.pointer({ target, keys: '[/MouseLeft]' });
    await waitFor(() => expect(title).toBeInvalid());
    await expect(await form.findByRole('group', { name: texts.draw(1) })).toBeVisible();
  },
};

const timed = staffTask(1, 'Timed paper', {
  timeLimitMinutes: 60,
  extraTime: [{ student: people.student._id, minutes: 15 }],
});
const updated: unknown[] = [];

async function editTimed(canvas: ReturnType<typeof within>) {
  await pageIsShown();
  const menus = canvas.getAllByRole('button', { name: /Timed paper/u });
  await chooseFromMenu(menus.at(-1) ?? document.body, inLanguage({ en: commonEn, ar: commonAr }).edit);
  return within(await screen.findByRole('dialog'));
}

/** A student with extra time is named whom the search has not found, and another is chosen without losing the focus. */
export const ExtraTime: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...meta.args.calls,
      listTasks: listOf([timed]),
      listUsers: listOf(users.filter(({ _id }) => _id !== people.student._id)),
    },
  },
  play: async ({ canvas }) => {
    const { form: texts } = inLanguage({ en, ar });
    const form = await editTimed(canvas);
    const student = await form.findByRole('combobox', { name: texts.extraStudent });
    await waitFor(() => expect(student).toHaveValue(people.student.name));
    await userEvent.clear(student);
    await userEvent.type(student, 'Omar');
    await screen.findByRole('option', { name: /Omar Saleh/u });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(student).toHaveValue('Omar Saleh'));
    await waitFor(() => expect(form.getByRole('combobox', { name: texts.extraStudent })).toHaveFocus());
    await expect(student).toBeInTheDocument();
  },
};

/** A task that a colleague has closed while its dialog was open stays closed; what both have changed is named. */
export const SavedAfterClosed: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...meta.args.calls,
      listTasks: listOf([timed]),
      updateTask: ({ body }) => {
        updated.push(body);
        const current = { ...timed, status: 'closed' as const, title: 'Timed paper A', maxAttempts: 3 };
        if (body.base?.status === 'published') return meetConflict('updateTask', current)();
        return { ...current, ...body };
      },
    },
  },
  play: async ({ canvas }) => {
    updated.length = 0;
    const { form: texts } = inLanguage({ en, ar });
    const form = await editTimed(canvas);
    const title = form.getByRole('textbox', { name: new RegExp(texts.title, 'u') });
    await userEvent.type(title, ' 2');
    await userEvent.click(form.getByRole('button', { name: texts.save }));
    const { changedMeanwhile } = inLanguage({ en: resourceEn, ar: resourceAr });
    await expect(await form.findByText(changedMeanwhile.conflicts([texts.title]))).toBeVisible();
    await expect(title).toHaveValue('Timed paper 2');
    await userEvent.click(form.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(updated[1]).toMatchObject({ title: 'Timed paper 2', status: 'closed', maxAttempts: 3 }));
  },
};

let savesOfTask = 0;

/** Whoever cannot save just now can still take what a colleague has saved. */
export const ConflictThenOffline: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...meta.args.calls,
      listTasks: listOf([timed]),
      updateTask: (input, name) => {
        savesOfTask += 1;
        if (savesOfTask > 1) return lose()(input, name);
        return meetConflict('updateTask', { ...timed, title: 'Timed paper A' })();
      },
    },
  },
  beforeEach: () => {
    savesOfTask = 0;
  },
  play: async ({ canvas }) => {
    const form = await editTimed(canvas);
    const title = form.getByRole('textbox', { name: new RegExp(en.form.title, 'u') });
    await userEvent.type(title, ' 2');
    await userEvent.click(form.getByRole('button', { name: en.form.save }));
    await form.findByText(resourceEn.changedMeanwhile.conflicts([en.form.title]));
    await userEvent.click(form.getByRole('button', { name: en.form.save }));
    await expect(await form.findByRole('alert')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: resourceEn.changedMeanwhile.takeTheirs }));
    await expect(title).toHaveValue('Timed paper A');
  },
};

/** A draw that is added has the focus in its first field; one that is removed leaves it to the button that adds them. */
export const DrawsByKeys: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    const add = form.getByRole('button', { name: en.form.addDraw });
    for (const number of [1, 2]) {
      add.focus();
      await userEvent.keyboard('{Enter}');
      const draw = within(await form.findByRole('group', { name: en.form.draw(number) }));
      await waitFor(() => expect(draw.getByRole('combobox', { name: en.form.drawTags })).toHaveFocus());
    }
    for (const left of [1, 0]) {
      form.getAllByRole('button', { name: en.form.removeDraw })[0]?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(form.queryAllByRole('button', { name: en.form.removeDraw })).toHaveLength(left));
      await waitFor(() => expect(add).toHaveFocus());
    }
  },
};

/** A closing time that has passed ends the attempts of those who work on the task: it asks, as closing does. */
export const ClosingTimeHasPassed: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...meta.args.calls,
      listTasks: listOf([timed]),
      listTaskTakens: { ...listOf([]), total: 3 },
      updateTask: ({ body }) => {
        updated.push(body);
        return { ...timed, ...body };
      },
    },
  },
  play: async ({ canvas }) => {
    updated.length = 0;
    const { form: texts } = inLanguage({ en, ar });
    const form = await editTimed(canvas);
    for (const field of form.getAllByLabelText(new RegExp(`${texts.openAt}|${texts.dueAt}`, 'u'))) {
      await fireEvent.change(field, { target: { value: '' } });
    }
    const closeAt = form.getByLabelText(new RegExp(texts.closeAt, 'u'));
    await fireEvent.change(closeAt, { target: { value: '2026-01-02T10:30' } });
    const save = form.getByRole('button', { name: texts.save });
    await userEvent.click(save);
    const asked = () => screen.findByRole('alertdialog', { name: texts.endTitle });
    await expect(await asked()).toHaveAccessibleDescription(texts.endText(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(updated).toEqual([]);
    await userEvent.click(save);
    await userEvent.click(within(await asked()).getByRole('button', { name: texts.endTask }));
    await waitFor(() => expect(updated).toMatchObject([{ closeAt: new Date('2026-01-02T10:30').toISOString() }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
