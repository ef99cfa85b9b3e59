import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { appendChunk } from '../../primitives/recordings/database.ts';
import { listRecordings } from '../../primitives/recordings/recording-store.ts';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { lostMedia, readingMedia, speakingMedia } from '../../families/speaking/views/stories/speaking-media.ts';
import { messagesOf } from '../../families/speaking/views/stories/messages-of.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { bookFixture, interviewFixture, phoneFixture } from './fixtures.ts';
import { speakingQaTemplate } from './defaults.ts';

const empty = speakingQaTemplate();
const { right, others } = interviewFixture;
const waiting = { ...right, ...empty, studentAnswer: right.studentAnswer, reviewed: false };
const half = { ...empty, studentAnswer: right.studentAnswer.slice(0, 2) };
const texts = interviewFixture.block.content.map(({ text }) => text);

const meta = {
  title: 'Questions/Spoken answers',
  component: Stage,
  args: {
    view: 'answer',
    question: questionOf([interviewFixture.block]),
    value: [empty],
    media: speakingMedia(),
    onChange: fn(),
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One prompt after another: answered by voice, left out, and one with time to prepare. */
export const Answer: Story = {
  args: { attempt: freshId() },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const [first = '', second = '', third = ''] = texts;
    await expect(canvas.getByText(first)).toBeVisible();
    await expect(canvas.queryByText(second)).toBeNull();

    await userEvent.click(await canvas.findByRole('button', { name: messages.recorderRecord }));
    const stop = await canvas.findByRole('button', { name: messages.recorderStop });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(canvas.queryByRole('button', { name: messages.speakingSkip })).toBeNull();
    await userEvent.click(stop);
    await waitFor(() => {
      const part: unknown = expect.objectContaining({ kind: 'recording', itemId: 'ask-home' });
      return expect(args.onChange).toHaveBeenLastCalledWith([{ ...empty, studentAnswer: [part] }]);
    });

    await userEvent.click(canvas.getByRole('button', { name: messages.speakingNext('prompt') }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: messages.speakingItemOf('prompt', 2, 4) })).toHaveFocus(),
    );
    await expect(canvas.getByText(second)).toBeVisible();
    await expect(canvas.getByText(first)).not.toBeVisible();

    // A prompt with time to prepare shows when the student starts it.
    await userEvent.click(await canvas.findByRole('button', { name: messages.speakingSkip }));
    await expect(canvas.queryByText(third)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: messages.speakingStart('prompt') }));
    await expect(canvas.getByText(third)).toBeVisible();
    // Whoever listens hears it at once: the preparation has begun.
    const name = canvas.getByRole('heading', { name: messages.speakingItemOf('prompt', 3, 4) });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(third);
    await expect(canvas.getByRole('button', { name: new RegExp(messages.speakingAnswerNow, 'u') })).toBeVisible();
  },
};

/** Before the first press. */
export const AnswerAtTheBeginning: Story = {};

/** Two prompts are behind; the third waits with its time to prepare. */
export const AnswerHalfWay: Story = {
  args: { value: [half] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const fold = canvas.getByRole('button', { name: new RegExp(messages.speakingItem('prompt', 1), 'u') });
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(texts[0] ?? '')).toBeVisible();
    // Behind, one can listen and nothing else.
    await expect(canvas.queryByRole('button', { name: messages.recorderAgain })).toBeNull();
    await expect(canvas.queryByText(texts[2] ?? '')).toBeNull();
  },
};

export const AnswerAllGiven: Story = {
  args: { value: [waiting] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(messagesOf(canvasElement).speakingAllAnswered)).toBeVisible();
  },
};

/** What was left out stays open, and leads back. */
export const AnswerWithOneLeftOut: Story = {
  args: { value: [{ ...empty, studentAnswer: right.studentAnswer.filter((_, index) => index !== 1) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts[1] ?? '')).toBeVisible();
  },
};

export const AnswerHeardPrompts: Story = { args: { question: questionOf([phoneFixture.block]) } };

export const AnswerReadOnly: Story = {
  args: { value: [half], readOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(messagesOf(canvasElement).speakingNothingRecorded)).toHaveLength(2);
  },
};

export const AnswerWithoutUploads: Story = {
  args: { media: readingMedia },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(messagesOf(canvasElement).speakingNoUploads)).toBeVisible();
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const AnswerInArabic: Story = {
  args: {
    question: questionOf([bookFixture.block]),
    value: [{ ...empty, studentAnswer: bookFixture.right.studentAnswer.slice(0, 1) }],
    contentLanguage: 'ar',
  },
};

export const Review: Story = {
  args: { view: 'review', value: [others['marked in halves'] ?? right] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const row = canvas.getByRole('row', {
      name: new RegExp(messages.speakingComponent('pronunciationIntonation'), 'u'),
    });
    await expect(row).toHaveTextContent(messages.markOf(2.5, 5));
    await expect(canvas.getByRole('row', { name: new RegExp(messages.speakingTotal, 'u') })).toHaveTextContent(
      messages.markOf(14.5, 20),
    );
  },
};

/** The table of marks has only words of the interface, and their direction, also below a question of the other one. */
export const ReviewMarksOfInterface: Story = {
  args: { view: 'review', value: [right] },
  tags: ['plays-in-arabic', 'no-picture'],
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: messagesOf(canvasElement).speakingMarks });
    await expect(getComputedStyle(table).direction).toBe(document.documentElement.dir);
  },
};

export const ReviewWhileItWaits: Story = { args: { view: 'review', value: [waiting] } };

export const ReviewOfNothing: Story = { args: { view: 'review', value: [empty] } };

export const ReviewOfWhatIsGone: Story = { args: { view: 'review', value: [half], media: lostMedia } };

export const ReviewInArabic: Story = {
  args: {
    view: 'review',
    question: questionOf([bookFixture.block]),
    value: [bookFixture.right],
    contentLanguage: 'ar',
  },
};

export const Mark: Story = {
  args: { view: 'mark', value: [waiting] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const score = (component: Parameters<typeof messages.speakingComponent>[0]) =>
      canvas.getByRole('spinbutton', { name: messages.markFor(messages.speakingComponent(component)) });
    // A digit begins the first mark, Enter leads on: four marks without a pointer.
    canvasElement.querySelector<HTMLElement>('[data-block]')?.focus();
    await userEvent.keyboard('4');
    await waitFor(() => expect(score('communication')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(score('languageKnowledge')).toHaveFocus());
    await userEvent.keyboard('3{Enter}5{Enter}');
    await expect(canvas.getByText(messages.leftToReview(1))).toBeVisible();
    await userEvent.keyboard('2{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({
        studentCommunicationMark: 4.5,
        studentLanguageKnowledgeMark: 3,
        studentSpontaneityFluencyMark: 5,
        studentPronunciationIntonationMark: 2.5,
        reviewed: true,
      }),
    ]);
    await expect(canvas.getByText(messages.markOf(15, 20), { selector: 'output' })).toBeVisible();
    await expect(canvas.getByText(messages.allReviewed)).toBeVisible();

    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(messages.speakingComments, 'u') }), 'Good.');
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ instructorComments: 'Good.' })]);
  },
};

/** A component that is worth nothing is not asked for. */
export const MarkInArabic: Story = {
  args: {
    view: 'mark',
    question: questionOf([{ ...bookFixture.block, pronunciationIntonationMark: 0 }]),
    value: [bookFixture.others['waiting for a mark'] ?? bookFixture.right],
    contentLanguage: 'ar',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(3);
  },
};

export const MarkOfNothing: Story = { args: { view: 'mark', value: [empty] } };

const interruptedAttempt = freshId();
/** What an earlier page recorded of the third prompt, which has time to prepare. */
const interrupted = {
  id: freshId(),
  attempt: interruptedAttempt,
  recordingId: 'interview-town:ask-change',
  medium: 'audio',
  mime: 'audio/webm',
  startedAt: Date.now(),
  touchedAt: Date.now(),
  durationMs: 4000,
  size: 4,
  state: 'recording',
} as const;

/** After a reload in the middle of an answer the page shows what is kept of it; nothing is said of a recording that begins. */
export const AnswerInterrupted: Story = {
  tags: ['no-picture', 'one-language'],
  args: { attempt: interruptedAttempt, value: [half] },
  beforeEach: async () => {
    localStorage.setItem(`rubrica-preparation/${interruptedAttempt}/${interrupted.recordingId}`, '0');
    await appendChunk(interrupted, 0, new ArrayBuffer(4));
  },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(await canvas.findByText(messages.recorderInterrupted)).toBeVisible();
    await expect(canvas.getByText(texts[2] ?? '')).toBeVisible();
    await expect(canvas.queryByText(messages.speakingPrepared('prompt'))).toBeNull();
    await expect(canvas.getByRole('button', { name: messages.recorderKeep })).toBeVisible();
    await expect(await listRecordings(interruptedAttempt)).toHaveLength(1);
  },
};
