import type { LectureQuestion } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { after, pending, refuse } from '../../testing/fake-client.ts';
import { idOf, listOf } from '../../testing/fixtures/basics.ts';
import { lectureQuestion, lectureQuestions } from '../../testing/fixtures/lecture-questions.ts';
import { lectureFileReply } from '../../testing/fixtures/lectures.ts';
import { lectureVideo, videos } from '../../testing/fixtures/videos.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const path = `/admin/lecture-questions/${idOf('video', 1)}`;
const onUpdate = fn();
const calls = {
  listVideos: listOf(videos),
  getVideo: { ...lectureVideo, durationMs: 60_000 },
  getFile: lectureFileReply,
  listLectureQuestions: listOf(lectureQuestions),
  getLectureQuestion: lectureQuestion(1, { answered: 14 }),
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Lecture questions',
  tags: ['!autodocs'],
  args: { path, role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Videos: Story = { args: { path: '/admin/lecture-questions' } };
export const NoVideos: Story = {
  args: { path: '/admin/lecture-questions', calls: { ...calls, listVideos: listOf([]) } },
};
export const OneVideo: Story = {};
export const OneVideoNarrow: Story = { globals: narrow };
export const NoQuestions: Story = { args: { calls: { ...calls, listLectureQuestions: listOf([]) } } };
export const Loading: Story = { args: { calls: { ...calls, getVideo: pending } } };
export const Missing: Story = { args: { calls: { ...calls, getVideo: refuse(404, '') } } };

/** Two presses of a key are one save, at the place where the question rests. */
export const MovedByKeys: Story = {
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      ...calls,
      updateLectureQuestion: ({ body }) => {
        onUpdate(body);
        return lectureQuestion(1, { atMs: body.atMs, rev: body.rev + 1 });
      },
    },
  },
  play: async () => {
    await pageIsShown();
    onUpdate.mockClear();
    const [first] = within(screen.getAllByRole('group').at(-1)!).getAllByRole('slider');
    first!.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(onUpdate).toHaveBeenCalledTimes(1), { timeout: 3000 });
    await expect(onUpdate.mock.calls[0]?.[0]).toMatchObject({ atMs: 18_000, rev: 3 });
    await expect(onUpdate.mock.calls[0]?.[0]).not.toHaveProperty('content');
  },
};

export const EditQuestion: Story = { args: { path: `${path}?question=${idOf('question', 1)}` } };
export const EditQuestionNarrow: Story = { ...EditQuestion, globals: narrow };
export const NewQuestion: Story = { args: { path: `${path}?question=new&at=31000` } };

const onCreate = fn();

/** Who leaves while a new question is saved is not led back to it. */
export const LeftWhileSaving: Story = {
  tags: ['!dev', 'one-language'],
  args: {
    ...NewQuestion.args,
    calls: {
      ...calls,
      createLectureQuestion: async () => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        onCreate();
        return lectureQuestion(2);
      },
    },
  },
  play: async ({ canvas }) => {
    onCreate.mockClear();
    await pageIsShown();
    const isNew = () => canvas.queryByRole('checkbox', { name: inLanguage({ en, ar }).form.required });
    await expect(isNew()).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: inLanguage({ en, ar }).form.save }));
    await userEvent.click(canvas.getByRole('link', { name: lectureVideo.title }));
    await waitFor(() => expect(isNew()).toBeNull());
    await waitFor(() => expect(onCreate).toHaveBeenCalled());
    await pageIsShown();
    await expect(isNew()).toBeNull();
  },
};
export const TryAsStudent: Story = { args: { path: `${path}?try=` } };

const stored = { current: lectureQuestions };
const markers = () => within(screen.getAllByRole('group').at(-1)!).getAllByRole('slider');

/** A question that is moved while another one is saved rests and is saved where it was moved to. */
export const MovedOneAfterTheOther: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listLectureQuestions: () => after(300, listOf(stored.current))(),
      updateLectureQuestion: ({ params, body: { rev, atMs } }) => {
        onUpdate(params.id, atMs);
        const save = (question: LectureQuestion) =>
          question._id === params.id ? { ...question, atMs, rev: rev + 1 } : question;
        stored.current = stored.current.map(save);
        return stored.current.find(({ _id }) => _id === params.id) ?? lectureQuestion(1);
      },
    },
  },
  play: async () => {
    stored.current = lectureQuestions;
    onUpdate.mockClear();
    await pageIsShown();
    markers()[0]!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(onUpdate).toHaveBeenCalledTimes(1), { timeout: 3000 });
    markers()[1]!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(onUpdate).toHaveBeenCalledTimes(2), { timeout: 3000 });
    await expect(onUpdate.mock.calls).toEqual([
      [idOf('question', 1), 13_000],
      [idOf('question', 2), 25_500],
    ]);
    await pageIsShown();
    await expect(markers()[1]).toHaveAttribute('aria-valuetext', '0:25.5');
  },
};

const gates: PromiseWithResolvers<void>[] = [];
const onMove = fn();

/** A question that is moved again before its save has been answered is saved once more, based on that reply. */
export const MovedAgainWhileSaving: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listLectureQuestions: () => listOf(stored.current),
      updateLectureQuestion: async ({ params, body: { rev, atMs } }) => {
        onMove(params.id, rev, atMs);
        const gate = Promise.withResolvers<void>();
        gates.push(gate);
        await gate.promise;
        const save = (question: LectureQuestion) =>
          question._id === params.id ? { ...question, atMs, rev: rev + 1 } : question;
        stored.current = stored.current.map(save);
        return stored.current.find(({ _id }) => _id === params.id) ?? lectureQuestion(1);
      },
    },
  },
  play: async () => {
    stored.current = lectureQuestions;
    gates.length = 0;
    onMove.mockClear();
    await pageIsShown();
    const { rev } = lectureQuestions[0]!;
    markers()[0]!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(gates).toHaveLength(1), { timeout: 3000 });
    await userEvent.keyboard('{ArrowRight}');
    // Once the question that was moved last has rested, the first one has too.
    markers()[1]!.focus();
    await userEvent.keyboard('{ArrowRight}');
    const second = idOf('question', 2);
    await waitFor(() => expect(onMove).toHaveBeenCalledWith(second, expect.anything(), 25_500), { timeout: 3000 });
    for (const gate of gates) gate.resolve();
    const first = idOf('question', 1);
    await waitFor(() => expect(onMove).toHaveBeenCalledWith(first, rev + 1, 14_000), { timeout: 3000 });
    await expect(onMove).toHaveBeenCalledTimes(3);
    gates.at(-1)?.resolve();
  },
};

/** A number of tries is read from the digits of any keyboard. */
export const TriesOfAnArabicKeyboard: Story = {
  tags: ['no-picture', 'one-language'],
  args: { path: `${path}?question=${idOf('question', 1)}` },
  play: async ({ canvas }) => {
    await pageIsShown();
    const field = await canvas.findByRole('textbox', { name: en.form.tries });
    await userEvent.clear(field);
    await expect(field).toBeInvalid();
    await userEvent.type(field, '٣');
    await expect(field).toBeValid();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('٣');
  },
};
