import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FileRef } from '../../primitives/schema/fields.ts';
import type { MediaStore } from '../../primitives/media/media-store.ts';
import { storyRecording } from '../../primitives/player/stories/player-files.ts';
import { storySound } from '../../primitives/media/stories/story-sound.ts';
import { recordFor } from '../../primitives/recorder/stories/recorder-play.ts';
import { renewableFixture, tideFixture } from '../../types/mcq/fixtures.ts';
import { libraryFixture } from '../../types/writing-essays/fixtures.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { heardIn } from '../../primitives/stories/heard-in.ts';
import { messagesOf } from '../../primitives/stories/messages-of.ts';

const half = { studentAnswer: 'renew-wind', studentMark: 0 };
const essay = {
  studentAnswer: libraryFixture.right.studentAnswer,
  instructorFiles: [],
  studentContentMark: 0,
  studentLanguageMark: 0,
};
const notes: FileRef = { id: 'notes', name: 'Notes on paragraphs.pdf', mime: 'application/pdf', size: 48_000 };

let failures = 0;

/** A host that keeps files in the page; it may refuse a few times before it takes one. */
const keeping: MediaStore = {
  url: ({ mime }) => (mime.startsWith('audio/') ? storySound(6) : 'data:text/plain,'),
  upload: async (file, { key, onProgress }) => {
    onProgress(0.5);
    if (failures > 0) {
      failures -= 1;
      throw new Error('The line is down.');
    }
    return { id: key, name: file.name, mime: file.type, size: file.size };
  },
};

const meta = {
  title: 'Questions/Marking',
  component: Stage,
  args: {
    view: 'mark',
    question: questionOf([tideFixture.block, renewableFixture.block]),
    value: [tideFixture.right, half],
    onChange: fn(),
    by: 'Maria',
    media: keeping,
  },
  beforeEach: () => {
    failures = 0;
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Digits, arrows and Enter are enough; what is changed says from what, to what and by whom. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const [first, second] = canvas.getAllByRole('spinbutton');
    if (!first || !second) throw new Error('There are two marks to give.');
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await expect(second).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByText(messages.markChanged(0.5, 0, 'Maria'))).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(second).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText(messages.markConfirmed('Maria'))).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      tideFixture.right,
      { ...half, studentMark: 0.5, reviewed: true, reviewedBy: 'Maria' },
    ]);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const TheNextMarkerLeavesWhatStands: Story = {
  args: {
    value: [{ ...tideFixture.right, studentMark: 0.5, reviewed: true, reviewedBy: 'Omar' }, half],
  },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByText(messages.markChanged(1, 0.5, 'Omar'))).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: messages.reviewedOf(messages.question(2)) }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ reviewedBy: 'Omar' }),
      expect.objectContaining({ reviewedBy: 'Maria' }),
    ]);
  },
};

/** The student reads who it was. */
export const Review: Story = {
  args: {
    view: 'review',
    question: questionOf([libraryFixture.block]),
    value: [
      {
        ...libraryFixture.right,
        reviewedBy: 'Maria',
        instructorFiles: [storyRecording('voice', 'Spoken comment.wav'), notes],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByText(messages.markedBy(['Maria']))).toBeVisible();
    const teacher = within(canvas.getByRole('region', { name: messages.overall }));
    await expect(await teacher.findByRole('group', { name: 'Spoken comment.wav' })).toBeVisible();
    await expect(teacher.getByRole('link', { name: notes.name })).toBeVisible();
  },
};

/** Files arrive while one goes on marking; one that does not is tried again; one that is removed comes back. */
export const Files: Story = {
  args: { question: questionOf([libraryFixture.block]), value: [essay] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const field = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field) throw new Error('There is a field for files.');
    failures = 1;
    await userEvent.upload(field, new File(['Look at your commas.'], 'Commas.txt', { type: 'text/plain' }));
    await expect(await canvas.findByText(messages.fileFailed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /: Commas/u }));
    const link = await canvas.findByRole('link', { name: 'Commas.txt' });
    await expect(link).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ instructorFiles: [expect.objectContaining({ name: 'Commas.txt' })] }),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: messages.removeFile('Commas.txt') }));
    await expect(canvas.queryByRole('link', { name: 'Commas.txt' })).toBeNull();
    const undo = canvas.getByRole('button', { name: messages.undo });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await expect(canvas.getByRole('link', { name: 'Commas.txt' })).toBeVisible();
  },
};

/** A caret goes through the text; what it has taken can be commented, and let go. */
export const ACaretInTheText: Story = {
  tags: ['plays-in-arabic'],
  args: { question: questionOf([libraryFixture.block]), value: [essay] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const text = canvas.getByRole('group', { name: messages.studentText });
    const caret = () => canvasElement.querySelector('.rb-caret')?.getBoundingClientRect();
    text.focus();
    getSelection()?.removeAllRanges();
    await userEvent.keyboard('{ArrowRight}');
    await expect(String(getSelection())).toBe('Our');
    await waitFor(() => expect(caret()).toBeDefined());
    const first = caret();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(caret()?.left).toBeGreaterThan(first?.left ?? Infinity));
    // The same line, though a font should arrive in between.
    await expect(Math.abs((caret()?.top ?? Infinity) - (first?.top ?? 0))).toBeLessThan(8);
    await userEvent.keyboard('{Home}{ArrowDown}');
    await waitFor(() => expect(caret()?.top).toBeGreaterThan((first?.top ?? Infinity) + 8));
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
    await expect(String(getSelection())).toBe('Our town');
    await waitFor(() => expect(canvas.getByText(messages.selected('Our town'))).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await expect(String(getSelection())).toBe('');
    await userEvent.keyboard('{ArrowRight}');
    await expect(String(getSelection())).toBe('has');
    // The pointer needs no caret.
    await userEvent.pointer({ target: text, keys: '[MouseLeft]' });
    await expect(caret()).toBeUndefined();
    text.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(caret()).toBeDefined());
  },
};

/** A comment is spoken into the page's microphone, kept until the host has it, and listed to be heard. */
export const SpokenComment: Story = {
  args: { question: questionOf([libraryFixture.block]), value: [essay] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 1200);
    const player = await canvas.findByRole('group', { name: /^recording/u });
    await expect(player).toBeVisible();
    const spoken: unknown = expect.objectContaining({ name: expect.stringMatching(/^recording/u) });
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ instructorFiles: [spoken] })]);
    // The next one can be spoken at once.
    await expect(await canvas.findByRole('group', { name: messages.speakComment })).toBeVisible();
  },
};

/** Who has spoken a comment, or brought a removed one back, goes on at the list that it is in. */
export const TheFocusStaysAtTheFiles: Story = {
  tags: ['no-picture', 'one-language'],
  args: { question: questionOf([libraryFixture.block]), value: [essay] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await recordFor(canvasElement, 1200);
    const remove = await canvas.findByRole('button', { name: /^Remove recording/u });
    const files = canvas.getByRole('list', { name: messages.teacherFiles });
    await waitFor(() => expect(files).toHaveFocus());
    await userEvent.click(remove);
    const undo = await canvas.findByRole('button', { name: messages.undo });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('list', { name: messages.teacherFiles })).toHaveFocus());
  },
};

/** The marks of an answer are said in one total, once they rest. */
export const OneTotalIsSaid: Story = {
  tags: ['no-picture', 'one-language'],
  args: { question: questionOf([libraryFixture.block]), value: [essay] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const [content, language] = canvas.getAllByRole('spinbutton');
    if (!content || !language) throw new Error('There are two marks to give.');
    const maximum = Number(content.getAttribute('aria-valuemax')) + Number(language.getAttribute('aria-valuemax'));
    const totalOf = (mark: number) => `${messages.total}: ${messages.markOf(mark, maximum)}`;
    const heard = heardIn(canvasElement);
    content.focus();
    await userEvent.keyboard('1{Enter}2');
    await waitFor(() => expect(heard).toEqual([totalOf(3)]), { timeout: 3000 });
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(heard.slice(1)).toEqual([totalOf(4)]), { timeout: 3000 });
  },
};

/** A voice of its language reads what a teacher wrote, which may be in another one than the answer and the interface. */
export const CommentsInTheirLanguage: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    view: 'review',
    question: questionOf([libraryFixture.block]),
    value: [
      {
        ...libraryFixture.right,
        instructorComments: 'أحسنت يا يوسف.',
        annotations: [{ id: 'note', start: 0, end: 3, comment: 'اختيار جميل.', colour: 'rose' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    const languageAt = (text: string) => canvas.getByText(text).closest('[lang]')?.getAttribute('lang');
    await expect(languageAt('أحسنت يا يوسف.')).toBe('ar');
    await expect(languageAt('اختيار جميل.')).toBe('ar');
  },
};
