import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { messagesOf } from '../../primitives/stories/messages-of.ts';
import { libraryFixture, seaFixture } from './fixtures.ts';

const empty = { studentAnswer: [], instructorFiles: [], studentContentMark: 0, studentLanguageMark: 0 };
const waiting = { ...empty, studentAnswer: libraryFixture.right.studentAnswer };

const withComments = (...comments: object[]): unknown =>
  expect.objectContaining({ annotations: comments.map((comment): unknown => expect.objectContaining(comment)) });

const meta = {
  title: 'Questions/Essay',
  component: Stage,
  args: { view: 'answer', question: questionOf([libraryFixture.block]), value: [empty], onChange: fn() },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const sheet = canvas.getByRole('textbox', { name: messages.yourText });
    await userEvent.type(sheet, 'I do not agree.');
    await expect(canvas.getByText(messages.wordCount(4))).toBeVisible();
    await expect(canvas.getByText(messages.wordsToGo(116))).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...empty, studentAnswer: [{ kind: 'text', text: 'I do not agree.' }] },
    ]);
    const before = sheet.offsetHeight;
    await userEvent.type(sheet, '{Enter}'.repeat(20));
    await expect(sheet.offsetHeight).toBeGreaterThan(before);
  },
};

export const AnswerLongEnough: Story = {
  args: { value: [waiting] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(messagesOf(canvasElement).wordsReached)).toBeVisible();
  },
};

export const AnswerTooLong: Story = {
  args: { question: questionOf([{ ...libraryFixture.block, maxWords: 130 }]), value: [waiting] },
};

export const AnswerInArabic: Story = {
  tags: ['plays-in-arabic'],
  args: { question: questionOf([seaFixture.block]), value: [seaFixture.right], contentLanguage: 'ar' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
};

export const Review: Story = {
  args: { view: 'review', value: [libraryFixture.right] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /she speak/u }));
    await expect(canvasElement.querySelector('mark[data-active]')).toHaveTextContent('she speak');
    await expect(canvas.getByText(messages.markOf(20, 20), { selector: 'tfoot td' })).toBeVisible();
  },
};

export const ReviewWhileItWaits: Story = {
  args: { view: 'review', value: [waiting] },
};

export const ReviewInArabic: Story = {
  args: { view: 'review', question: questionOf([seaFixture.block]), value: [seaFixture.right], contentLanguage: 'ar' },
};

export const Mark: Story = {
  args: { view: 'mark', value: [waiting] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const content = canvas.getByRole('spinbutton', { name: messages.markFor(messages.content) });
    const language = canvas.getByRole('spinbutton', { name: messages.markFor(messages.language) });
    // A digit pressed on the text begins the first mark.
    await userEvent.click(canvas.getByRole('group', { name: messages.studentText }));
    await userEvent.keyboard('7');
    await waitFor(() => expect(content).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(content).toHaveAttribute('aria-valuenow', '7.5');
    // Ctrl and Enter belong to the host, which saves.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(content).toHaveFocus());
    // One component alone is no review.
    await expect(canvas.getByText(messages.leftToReview(1))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(language).toHaveFocus());
    await userEvent.keyboard('12');
    await expect(canvas.getByText(messages.atMost(10))).toBeVisible();
    await userEvent.clear(language);
    await userEvent.keyboard('6');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...waiting, studentContentMark: 7.5, studentLanguageMark: 6, reviewed: true },
    ]);
    await expect(canvas.getByText(messages.allReviewed)).toBeVisible();
    await expect(canvas.getByText(messages.markOf(13.5, 20), { selector: 'strong' })).toBeVisible();
  },
};

export const CommentByPointer: Story = {
  args: { view: 'mark', value: [waiting] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const essay = canvas.getByRole('group', { name: messages.studentText });
    const text = essay.firstChild?.firstChild;
    if (!text) throw new Error('The essay has a text.');
    getSelection()?.setBaseAndExtent(text, 0, text, 8);
    const button = canvas.getByRole('button', { name: new RegExp(`^${messages.comment}`, 'u') });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await userEvent.keyboard('A plain beginning.');
    await userEvent.click(canvas.getByRole('radio', { name: messages.colourName('violet') }));
    await userEvent.click(canvas.getByRole('button', { name: messages.save }));
    const comment = { start: 0, end: 8, comment: 'A plain beginning.', colour: 'violet' };
    await expect(args.onChange).toHaveBeenLastCalledWith([withComments(comment)]);
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('Our town');

    await userEvent.click(canvas.getByRole('button', { name: messages.editComment(1) }));
    await userEvent.keyboard('{End} Good.{Control>}{Enter}{/Control}');
    await expect(canvas.getByText('A plain beginning. Good.')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: messages.removeComment(1) }));
    await expect(canvasElement.querySelector('mark')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: messages.undo }));
    await expect(canvas.getByText('A plain beginning. Good.')).toBeVisible();
  },
};

export const CommentByKeyboard: Story = {
  tags: ['plays-in-arabic'],
  args: { view: 'mark', value: [{ ...waiting, annotations: libraryFixture.right.annotations ?? [] }] },
  // As in newer browsers, where scrolling returns a promise: an effect must not hand it to React.
  beforeEach: () => {
    const promise: unknown = Promise.resolve();
    const scroll = spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => promise as void);
    return () => scroll.mockRestore();
  },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const essay = canvas.getByRole('group', { name: messages.studentText });
    essay.focus();
    getSelection()?.removeAllRanges();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await expect(String(getSelection())).toBe('town has');
    await waitFor(() => expect(canvas.getByText(messages.selected('town has'))).toBeInTheDocument());
    await userEvent.keyboard('c');
    await userEvent.keyboard('Short and clear.{Control>}{Enter}{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      withComments({ id: 'note-speak' }, { id: 'note-book' }, { start: 4, end: 12 }),
    ]);
    await waitFor(() => expect(essay).toHaveFocus());
    // Numbers follow the text.
    await expect(canvasElement.querySelector('mark')).toHaveAttribute('data-numbers', messages.number(1));
  },
};

export const CommentsThatOverlap: Story = {
  args: {
    view: 'mark',
    value: [
      {
        ...waiting,
        annotations: [
          { id: 'one', start: 4, end: 40, comment: 'A fact to begin with.', colour: 'teal' },
          { id: 'two', start: 26, end: 63, comment: 'Who asked? Name them.', colour: 'rose' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const both = canvasElement.querySelector('mark[data-comments="one two"]');
    await expect(both).not.toBeNull();
  },
};

/** A mark that was typed wrong is kept in sight, leads nowhere, and leaves the mark from before; an emptied field too. */
export const MarkTypedWrong: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    view: 'mark',
    question: questionOf([{ ...libraryFixture.block, contentMark: 6, languageMark: 4 }]),
    value: [waiting],
  },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const toHost = fn<(key: string) => void>();
    const onKey = ({ key, ctrlKey }: globalThis.KeyboardEvent) => {
      if (key === 'Enter') toHost(ctrlKey ? 'Ctrl+Enter' : key);
    };
    addEventListener('keydown', onKey);
    const content = canvas.getByRole('spinbutton', { name: messages.markFor(messages.content) });
    const language = canvas.getByRole('spinbutton', { name: messages.markFor(messages.language) });
    const whole = canvas.getByRole('textbox', { name: messages.overallComments });
    content.focus();
    // 5.5 without its point.
    await userEvent.keyboard('55{Enter}');
    await waitFor(() => expect(content).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(toHost).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.atMost(6));
    await expect(content).toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...waiting, reviewed: false }]);

    await userEvent.click(language);
    await userEvent.keyboard('3');
    await expect(content).toHaveValue('55');
    await expect(canvas.getByText(messages.atMost(6))).toBeVisible();
    // The other component alone is no review, and the way on leads back.
    await expect(canvas.getByText(messages.leftToReview(1))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(content).toHaveFocus());
    await userEvent.click(whole);
    await userEvent.keyboard('Good.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(content).toHaveFocus());
    await expect(toHost).not.toHaveBeenCalled();

    await userEvent.keyboard('5.5{Enter}');
    await waitFor(() => expect(language).toHaveFocus());
    await expect(content).toBeValid();
    await userEvent.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(language).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.numberRequired);
    await userEvent.keyboard('3.5{Enter}');
    await expect(toHost.mock.calls).toEqual([['Enter']]);
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...waiting, studentContentMark: 5.5, studentLanguageMark: 3.5, reviewed: true, instructorComments: 'Good.' },
    ]);
    removeEventListener('keydown', onKey);
  },
};

/** What a comment's form holds is a comment already, whatever becomes of the page; it ends as it was where it is cancelled. */
export const CommentNotYetSaved: Story = {
  tags: ['no-picture', 'one-language'],
  args: { view: 'mark', value: [{ ...waiting, annotations: libraryFixture.right.annotations ?? [] }] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const existing = libraryFixture.right.annotations ?? [];
    const essay = canvas.getByRole('group', { name: messages.studentText });
    essay.focus();
    getSelection()?.removeAllRanges();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText(messages.selected('Our'))).toBeInTheDocument());
    await userEvent.keyboard('cA name would help.');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      withComments(...existing, { start: 0, end: 3, comment: 'A name would help.' }),
    ]);
    const field = canvas.getByRole('textbox', { name: messages.commentText });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: messages.colourName('rose') }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      withComments(...existing, { comment: 'A name would help.', colour: 'rose' }),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: messages.cancel }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...waiting, annotations: existing }]);

    const [first] = existing;
    await userEvent.click(canvas.getByRole('button', { name: messages.editComment(1) }));
    await userEvent.keyboard('{End} More.');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      withComments(...existing.map((each) => (each === first ? { comment: `${first.comment} More.` } : each))),
    ]);
    // While it is empty, what it said before stands.
    await userEvent.clear(canvas.getByRole('textbox', { name: messages.commentText }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...waiting, annotations: existing }]);
    await userEvent.keyboard('Other words.');
    await userEvent.click(canvas.getByRole('button', { name: messages.cancel }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...waiting, annotations: existing }]);

    // Another comment that is begun leaves the first where it is.
    essay.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: new RegExp(`^${messages.comment}`, 'u') })).toBeEnabled(),
    );
    await userEvent.keyboard('cOne.');
    essay.focus();
    await userEvent.keyboard('{ArrowRight}cTwo.{Control>}{Enter}{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      withComments(...existing, { comment: 'One.' }, { comment: 'Two.' }),
    ]);
  },
};

const longText = 'Our town has a library where nobody has to buy anything, and in winter it is warm. '.repeat(450);

/** A key of the caret measures the words around it, however long the text is. */
export const CaretInALongText: Story = {
  tags: ['no-picture', 'one-language'],
  args: { view: 'mark', value: [{ ...empty, studentAnswer: [{ kind: 'text', text: longText }] }] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const essay = canvas.getByRole('group', { name: messages.studentText });
    essay.focus();
    getSelection()?.removeAllRanges();
    await userEvent.keyboard('{ArrowRight}');
    const measured = spyOn(Range.prototype, 'getClientRects');
    try {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowUp}{Home}{ArrowRight}{ArrowLeft}');
      await expect(measured.mock.calls.length).toBeLessThan(1000);
    } finally {
      measured.mockRestore();
    }
  },
};
