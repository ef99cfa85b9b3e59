import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { lostMedia, readingMedia, speakingMedia } from '../../families/speaking/views/stories/speaking-media.ts';
import { timedMessages } from '../../families/speaking/views/timed-messages.ts';
import { messagesOf } from '../../families/speaking/views/stories/messages-of.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { guideFixture, roommateFixture } from './fixtures.ts';
import { emptyVideoSpeakingEntry } from './defaults.ts';

const { right, others } = roommateFixture;
const waiting = others['waiting for a mark'] ?? right;

const meta = {
  title: 'Questions/Answer a video',
  component: Stage,
  args: {
    view: 'answer',
    question: questionOf([roommateFixture.block]),
    value: [],
    media: speakingMedia(),
    onChange: fn(),
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The entry comes into being with the first recording; here by microphone alone. */
export const Answer: Story = {
  args: { attempt: freshId() },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await expect(await canvas.findByRole('group', { name: new RegExp(messages.speakingYourVideo, 'u') })).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: messages.recorderByMicrophone }));
    await userEvent.click(await canvas.findByRole('button', { name: messages.recorderRecord }));
    const stop = await canvas.findByRole('button', { name: messages.recorderStop });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.click(stop);
    await waitFor(() => {
      const part: unknown = expect.objectContaining({ kind: 'recording' });
      return expect(args.onChange).toHaveBeenLastCalledWith([{ ...emptyVideoSpeakingEntry(), studentAnswer: [part] }]);
    });
  },
};

export const AnswerAtTheBeginning: Story = {};

const choiceOf = () => localStorage.getItem('rubrica-captions');

/** The student chooses the language of the captions, or none; the choice holds for the next video. */
export const AnswerWithCaptions: Story = {
  args: { readOnly: true },
  beforeEach: () => localStorage.removeItem('rubrica-captions'),
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const menu = await canvas.findByRole('combobox', { name: messages.playerCaptions });
    await expect(menu).toHaveDisplayValue('English');
    await expect(await canvas.findByText('Hi! I’m Lina, and we will share a flat.')).toBeVisible();
    await userEvent.selectOptions(menu, 'العربية');
    const arabic = canvas.getByText('مرحبًا! أنا لينا، وسنسكن معًا.');
    await expect(arabic).toBeVisible();
    await expect(arabic.closest('[lang]')).toHaveAttribute('lang', 'ar');
    await expect(choiceOf()).toBe('ar');

    canvas.getByRole('button', { name: messages.playerPlay }).focus();
    await userEvent.keyboard('c');
    await expect(arabic).not.toBeInTheDocument();
    await expect(menu).toHaveDisplayValue(messages.playerCaptionsOff);
    await expect(choiceOf()).toBe('none');
    await userEvent.keyboard('c');
    await expect(canvas.getByText('مرحبًا! أنا لينا، وسنسكن معًا.')).toBeVisible();
  },
};

/** A key shows nothing that the video does not have. */
export const AnswerToAVideoWithoutCaptions: Story = {
  args: { readOnly: true, question: questionOf([{ ...roommateFixture.block, captions: undefined }]) },
  beforeEach: () => localStorage.removeItem('rubrica-captions'),
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    (await canvas.findByRole('button', { name: messages.playerPlay })).focus();
    await userEvent.keyboard('c');
    await expect(canvas.queryByRole('combobox', { name: messages.playerCaptions })).toBeNull();
    await expect(canvas.queryByText(/Lina, and we/u)).toBeNull();
    await expect(choiceOf()).toBeNull();
  },
};

export const AnswerGiven: Story = { args: { value: [waiting] } };

export const AnswerReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(messagesOf(canvasElement).speakingNothingRecorded)).toBeVisible();
  },
};

export const AnswerWithoutUploads: Story = { args: { media: readingMedia } };

export const AnswerToAVideoThatIsGone: Story = { args: { media: lostMedia, readOnly: true } };

export const AnswerInArabic: Story = {
  args: { question: questionOf([guideFixture.block]), contentLanguage: 'ar' },
};

export const Review: Story = {
  args: { view: 'review', value: [others['marked in halves'] ?? right] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByRole('row', { name: new RegExp(messages.speakingWholeAnswer, 'u') })).toHaveTextContent(
      messages.markOf(7.5, 10),
    );
  },
};

export const ReviewInArabic: Story = {
  args: {
    view: 'review',
    question: questionOf([guideFixture.block]),
    value: [guideFixture.right],
    contentLanguage: 'ar',
  },
};

export const Mark: Story = {
  args: { view: 'mark', value: [waiting] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    canvasElement.querySelector<HTMLElement>('[data-block]')?.focus();
    await userEvent.keyboard('8');
    await waitFor(() =>
      expect(canvas.getByRole('spinbutton', { name: messages.markFor(messages.speakingWholeAnswer) })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...waiting, studentMark: 8.5, reviewed: true }]);
    await expect(canvas.getByText(messages.allReviewed)).toBeVisible();
  },
};

const timedOf = (element: HTMLElement) =>
  element.ownerDocument.documentElement.lang === 'ar' ? timedMessages.ar : timedMessages.en;

const soundOf = (element: HTMLElement) => {
  const sound = element.querySelector('audio');
  if (!sound) throw new Error('There is no recording.');
  return sound;
};

/** A press on a comment plays its place. */
export const ReviewWithComments: Story = {
  args: { view: 'review', value: [others['marked in halves'] ?? right] },
  play: async ({ canvas, canvasElement }) => {
    const own = timedOf(canvasElement);
    const list = await canvas.findByRole('list', { name: own.timedTitle });
    const [first] = within(list).getAllByRole('button');
    await expect(first).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-wave="drawn"]')).not.toBeNull());
    if (first) await userEvent.click(first);
    await waitFor(() => expect(soundOf(canvasElement).currentTime).toBeGreaterThanOrEqual(2));
    await waitFor(() => expect(soundOf(canvasElement).paused).toBe(false));
    soundOf(canvasElement).pause();
  },
};

/** C while the recording plays: the comment carries its time, and listening goes on. */
export const MarkWithComments: Story = {
  args: { view: 'mark', value: [waiting] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const player = await canvas.findByRole('group', { name: new RegExp(messages.speakingStudentVideoAnswer, 'u') });
    await waitFor(() => expect(within(player).getByRole('slider', { name: messages.playerPosition })).toBeEnabled());
    await userEvent.click(within(player).getByRole('button', { name: messages.playerPlay }));
    await waitFor(() => expect(soundOf(canvasElement).currentTime).toBeGreaterThan(0.3));
    await userEvent.keyboard('c');
    await expect(soundOf(canvasElement).paused).toBe(true);
    await userEvent.keyboard('Louder, please.{Control>}{Enter}{/Control}');
    const comment: unknown = expect.objectContaining({ recording: 'recording-roommate', text: 'Louder, please.' });
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...waiting, timedComments: [comment] }]);
    await waitFor(() => expect(soundOf(canvasElement).paused).toBe(false));
    soundOf(canvasElement).pause();
    const list = canvas.getByRole('list', { name: timedOf(canvasElement).timedTitle });
    await expect(within(list).getByText('Louder, please.')).toBeVisible();
  },
};

const deletedText = 'The recording was deleted on 3 March 2026.';
const media = speakingMedia();

/** The host says why there is no recording any more: its comments stay, and nothing offers to play it. */
export const MarkWithoutTheRecording: Story = {
  args: {
    view: 'mark',
    value: [others['marked in halves'] ?? right],
    media: {
      ...media,
      url: (file) =>
        file.id === 'recording-roommate'
          ? Promise.reject(Object.assign(new Error('Gone'), { reason: deletedText }))
          : media.url(file),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const own = timedOf(canvasElement);
    const messages = messagesOf(canvasElement);
    await expect(await canvas.findByText(deletedText)).toBeVisible();
    const player = canvas.getByRole('group', { name: new RegExp(messages.speakingStudentVideoAnswer, 'u') });
    await expect(player).toHaveTextContent(deletedText);
    await expect(within(player).queryByRole('button')).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('button', { name: new RegExp(own.timedAdd, 'u') })).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
    const list = canvas.getByRole('list', { name: own.timedTitle });
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(
      canvas.getByRole('spinbutton', { name: messages.markFor(messages.speakingWholeAnswer) }),
    ).toBeEnabled();
  },
};

/** In a dialog above the recording C is a letter, while the recording plays on. */
export const LettersOfADialog: Story = {
  tags: ['no-picture', 'one-language'],
  args: { view: 'mark', value: [waiting] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const player = await canvas.findByRole('group', { name: new RegExp(messages.speakingStudentVideoAnswer, 'u') });
    await waitFor(() => expect(within(player).getByRole('slider', { name: messages.playerPosition })).toBeEnabled());
    await userEvent.click(within(player).getByRole('button', { name: messages.playerPlay }));
    await waitFor(() => expect(soundOf(canvasElement).currentTime).toBeGreaterThan(0.3));
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Above');
    dialog.append(document.createElement('button'));
    document.body.append(dialog);
    try {
      dialog.show();
      dialog.querySelector('button')?.focus();
      await userEvent.keyboard('c');
      await expect(soundOf(canvasElement).paused).toBe(false);
    } finally {
      dialog.remove();
      soundOf(canvasElement).pause();
    }
  },
};

/** What a comment's form holds is a comment already, whatever becomes of the page; it ends as it was where it is cancelled. */
export const TimedCommentNotYetSaved: Story = {
  tags: ['no-picture', 'one-language'],
  args: { view: 'mark', value: [waiting] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const own = timedOf(canvasElement);
    const player = await canvas.findByRole('group', { name: new RegExp(messages.speakingStudentVideoAnswer, 'u') });
    await waitFor(() => expect(within(player).getByRole('slider', { name: messages.playerPosition })).toBeEnabled());
    const comment = (text: string): unknown => [
      { ...waiting, timedComments: [expect.objectContaining({ atMs: 0, text })] },
    ];
    const add = canvas.getByRole('button', { name: new RegExp(own.timedAdd, 'u') });
    await userEvent.click(add);
    await userEvent.keyboard('Louder.');
    await expect(args.onChange).toHaveBeenLastCalledWith(comment('Louder.'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: own.timedText('0:00') })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: messages.cancel }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...waiting, timedComments: [] }]);

    await userEvent.click(add);
    await userEvent.keyboard('Slower.{Control>}{Enter}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: own.timedEdit('0:00') }));
    await userEvent.keyboard('{End} Please.');
    await expect(args.onChange).toHaveBeenLastCalledWith(comment('Slower. Please.'));
    // While it is empty, what it said before stands.
    await userEvent.clear(canvas.getByRole('textbox', { name: own.timedText('0:00') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(comment('Slower.'));
    await userEvent.keyboard('Other words.');
    await userEvent.click(canvas.getByRole('button', { name: messages.cancel }));
    await expect(args.onChange).toHaveBeenLastCalledWith(comment('Slower.'));
  },
};
