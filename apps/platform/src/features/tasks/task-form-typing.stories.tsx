import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { groups, people, users } from '../../testing/fixtures/people.ts';
import { questionSummaries, readingQuestion, storedQuestionOf } from '../../testing/fixtures/questions.ts';
import { staffTask } from '../../testing/fixtures/tasks.ts';
import { videoSummary } from '../../testing/fixtures/videos.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { en as commonEn } from '../../lib/messages/en.ts';
import { openDrafts } from '../../lib/storage/drafts.ts';
import { en } from './messages/en.ts';
import { bodyOf, emptyTask } from './task-body.ts';
import { writeTaskDraft } from './task-draft.ts';

const { form: texts, kinds, list } = en;

const film = { id: 'film', name: 'film.mp4', mime: 'video/mp4', size: 100 };
const uploaded = videoSummary(1, 'A new flatmate', { source: { kind: 'file', file: film } });
const timed = staffTask(1, 'Timed paper', {
  timeLimitMinutes: 60,
  extraTime: [{ student: people.student._id, minutes: 15 }],
});

/** The tasks that were sent to be stored. */
const sent: unknown[] = [];

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Typing in the task form',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  beforeEach: () => {
    sent.length = 0;
  },
  args: {
    path: '/admin/tasks',
    role: 'admin',
    calls: {
      listTasks: listOf([timed]),
      listQuestions: listOf(questionSummaries),
      getQuestion: storedQuestionOf(readingQuestion),
      listGroups: listOf(groups),
      listUsers: listOf(users),
      getUser: people.student,
      listVideos: listOf([uploaded]),
      getVideo: { ...uploaded, description: '', captions: [] },
      createTask: ({ body }) => {
        sent.push(body);
        return staffTask(1, body.title);
      },
      updateTask: ({ body }) => {
        sent.push(body);
        return { ...timed, ...body };
      },
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function openForm(canvas: Canvas) {
  await pageIsShown();
  await userEvent.click(canvas.getByRole('button', { name: list.create }));
  return within(await screen.findByRole('dialog'));
}

async function editTimed(canvas: Canvas) {
  await pageIsShown();
  await chooseFromMenu(canvas.getAllByRole('button', { name: /Timed paper/u }).at(-1) ?? document.body, commonEn.edit);
  return within(await screen.findByRole('dialog'));
}

const field = (form: Canvas, name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });

async function retype(input: HTMLElement, text: string) {
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await expect(input).toHaveValue(text);
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Numbers are typed as people write them, with digits of every keyboard; what is no number is an error, and no other number. */
export const NumbersAsTheyAreTyped: Story = {
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await userEvent.type(field(form, texts.title), 'Talk');
    await userEvent.click(form.getByRole('combobox', { name: texts.kind }));
    await userEvent.click(await screen.findByRole('option', { name: kinds['vdo-speaking'] }));
    await userEvent.click(await form.findByRole('combobox', { name: texts.videos }));
    await userEvent.click(await screen.findByRole('option', { name: /A new flatmate/u }));
    await userEvent.keyboard('{Escape}');
    const prompt = within(await form.findByRole('group', { name: texts.promptTitle('A new flatmate') }));
    await retype(field(prompt, texts.points), '2.5');
    await retype(field(prompt, texts.tries), '٣');
    await retype(field(form, texts.timeLimit), '٤٥');
    await retype(field(form, texts.attempts), '1.5');
    await userEvent.click(form.getByRole('button', { name: texts.saveDraft }));
    await expect(field(form, texts.attempts)).toBeInvalid();
    await expect(sent).toEqual([]);
    await retype(field(form, texts.attempts), '2');
    await userEvent.click(form.getByRole('button', { name: texts.saveDraft }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ prompts: [{ mark: 2.5, tries: 3 }], timeLimitMinutes: 45, maxAttempts: 2 }]),
    );
  },
};

/** A save that is refused leads to the field that is why. */
export const RefusedSave: Story = {
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await userEvent.type(field(form, texts.attempts), 'x');
    await userEvent.click(form.getByRole('button', { name: texts.saveDraft }));
    await waitFor(() => expect(field(form, texts.title)).toHaveFocus());
    await userEvent.keyboard('Paper');
    await userEvent.click(form.getByRole('button', { name: texts.saveDraft }));
    await waitFor(() => expect(field(form, texts.attempts)).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}1');
    await userEvent.click(form.getByRole('button', { name: texts.saveDraft }));
    await waitFor(() => expect(sent).toMatchObject([{ title: 'Paper', maxAttempts: 1 }]));
  },
};

/** A row of extra time without a student says so; one that is not shown, because the time limit is gone, keeps nothing from being saved. */
export const ExtraTimeWithoutStudent: Story = {
  play: async ({ canvas }) => {
    const form = await editTimed(canvas);
    await userEvent.click(form.getByRole('button', { name: texts.addExtraTime }));
    const added = () => form.getAllByRole('combobox', { name: texts.extraStudent }).at(-1) ?? document.body;
    await waitFor(() => expect(added()).toHaveFocus());
    await userEvent.click(form.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(added()).toBeInvalid());
    await waitFor(() => expect(added()).toHaveFocus());
    await expect(added()).toHaveAccessibleDescription(texts.extraStudentMissing);
    for (const minutes of form.getAllByRole('textbox', { name: texts.extraMinutes })) await expect(minutes).toBeValid();
    await expect(form.getAllByRole('combobox', { name: texts.extraStudent })[0]).toBeValid();
    await userEvent.clear(field(form, texts.timeLimit));
    await userEvent.click(form.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(sent).toMatchObject([{ timeLimitMinutes: null, extraTime: timed.extraTime }]));
  },
};

/** A row that is removed leaves the focus to the button that adds them. */
export const ExtraTimeRemoved: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    const form = await editTimed(canvas);
    const remove = await form.findByRole('button', { name: new RegExp(`: ${texts.extraTime} 1$`, 'u') });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    await waitFor(() => expect(form.getByRole('button', { name: texts.addExtraTime })).toHaveFocus());
  },
};

/** Who changes the questions of a task that students have begun is told that theirs stay as they were. */
export const QuestionsOfBegunTask: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    const form = await editTimed(canvas);
    await userEvent.type(field(form, texts.title), ' 2');
    await expect(form.queryByText(texts.begunKeepQuestions)).toBeNull();
    const [first] = await form.findAllByRole('button', { name: /^Move “.*” down$/u });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByText(texts.begunKeepQuestions)).toBeVisible();
  },
};

const keptTask = (id: string) => openDrafts().read('task', id, (value): value is string => typeof value === 'string');

/** What is written of a task is stored on the device as the page is left, and no longer once it was saved or discarded. */
export const KeptUntilItIsSaved: Story = {
  play: async ({ canvas }) => {
    let form = await openForm(canvas);
    await userEvent.type(field(form, texts.title), 'Half a');
    dispatchEvent(new Event('pagehide'));
    await expect(keptTask('new')?.value).toContain('Half a');
    await userEvent.type(field(form, texts.title), ' paper');
    await userEvent.click(form.getByRole('button', { name: texts.saveDraft }));
    await isClosed();
    await expect(sent).toMatchObject([{ title: 'Half a paper' }]);
    await expect(keptTask('new')).toBeNull();

    form = await editTimed(canvas);
    await userEvent.type(field(form, texts.title), ' 2');
    dispatchEvent(new Event('pagehide'));
    await expect(keptTask(timed._id)?.value).toContain('Timed paper 2');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /^Discard/u }));
    await isClosed();
    await expect(keptTask(timed._id)).toBeNull();
  },
};

/** A task that was being written is there when the form opens again; closed without a change it stays, and one can begin anew. */
export const RestoredTask: Story = {
  args: {
    leave: () => {
      const body = { ...emptyTask, title: 'Half a paper', timeLimitMinutes: Number.NaN };
      openDrafts().store('task', 'new', { base: '', value: writeTaskDraft({ base: emptyTask, body }) });
    },
  },
  play: async ({ canvas }) => {
    let form = await openForm(canvas);
    await expect(field(form, texts.title)).toHaveValue('Half a paper');
    await userEvent.click(form.getByRole('button', { name: texts.saveDraft }));
    await expect(field(form, texts.timeLimit)).toBeInvalid();
    await userEvent.click(form.getByRole('button', { name: commonEn.cancel }));
    await isClosed();

    form = await openForm(canvas);
    await expect(field(form, texts.title)).toHaveValue('Half a paper');
    await userEvent.click(form.getByRole('button', { name: texts.beginAnew }));
    await expect(field(form, texts.title)).toHaveValue('');
    await waitFor(() => expect(field(form, texts.title)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(keptTask('new')).toBeNull();
  },
};

const before = { ...bodyOf(timed), maxAttempts: 2 };

/** An edit that is restored is sent with what it was made upon: what a colleague has saved in between is noticed. */
export const RestoredEdit: Story = {
  args: {
    leave: () => {
      const value = writeTaskDraft({ base: before, body: { ...before, title: 'Timed paper 2' } });
      openDrafts().store('task', timed._id, { base: '', value });
    },
  },
  play: async ({ canvas }) => {
    const form = await editTimed(canvas);
    await expect(field(form, texts.title)).toHaveValue('Timed paper 2');
    await userEvent.click(form.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(sent).toMatchObject([{ title: 'Timed paper 2', base: { maxAttempts: 2 } }]));
  },
};
