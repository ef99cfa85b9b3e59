import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { highlighterMessages } from '../../primitives/stimulus/highlighter/messages.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { messagesOf } from '../../primitives/stories/messages-of.ts';
import { nightBusFixture, nightBusText, palmFixture, palmText } from './fixtures.ts';

const empty = { studentAnswer: [], instructorFiles: [], studentContentMark: 0, studentLanguageMark: 0 };
const waiting = { ...empty, studentAnswer: nightBusFixture.right.studentAnswer };
const attempt = 'story-summary';

const highlighterMessagesOf = (canvasElement: HTMLElement) =>
  canvasElement.ownerDocument.documentElement.lang === 'ar' ? highlighterMessages.ar : highlighterMessages.en;

const highlighted = () => [...(CSS.highlights.get('rb-reader') ?? [])].map(String);

const meta = {
  title: 'Questions/Summary',
  component: Stage,
  args: {
    view: 'answer',
    question: questionOf([nightBusFixture.block], [nightBusText]),
    value: [empty],
    onChange: fn(),
    attempt,
  },
  beforeEach: () => {
    localStorage.removeItem(`rubrica.highlights.${attempt}.${nightBusText.id}`);
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text stands beside the sheet and scrolls by itself. */
export const Answer: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'The night bus' })).toBeVisible();
    const sheet = canvas.getByRole('textbox', { name: messages.yourText });
    await userEvent.type(sheet, 'A driver started a night bus.');
    await expect(canvas.getByText(messages.wordsToGo(44))).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...empty, studentAnswer: [{ kind: 'text', text: 'A driver started a night bus.' }] },
    ]);
  },
};

/** Where there is no room the text is one tap away, and comes back where it was left. */
export const FoldedWhereNarrow: Story = {
  tags: ['plays-in-arabic'],
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 'min(100%, 400px)' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const fold = canvas.getByRole('button', { name: messagesOf(canvasElement).sourceText });
    const panel = canvasElement.querySelector('.rb-source');
    if (!panel) throw new Error('The text stands in a panel.');
    await expect(panel).not.toBeVisible();
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
    // Loaded late, it stands above the text, and would move it.
    await canvas.findByRole('button', { name: new RegExp(`^${highlighterMessagesOf(canvasElement).highlight}`, 'u') });
    panel.scrollTop = 200;
    await userEvent.click(fold);
    await expect(panel).not.toBeVisible();
    await userEvent.click(fold);
    await expect(panel.scrollTop).toBe(200);
  },
};

/** Words are highlighted by selecting them and pressing the button; the device keeps them. */
export const HighlightByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const pen = highlighterMessagesOf(canvasElement);
    const button = await canvas.findByRole('button', { name: new RegExp(`^${pen.highlight}`, 'u') });
    await expect(button).toBeDisabled();
    const words = canvas.getByRole('heading', { name: 'The night bus' }).firstChild;
    if (!words) throw new Error('The heading has words.');
    getSelection()?.setBaseAndExtent(words, 4, words, 13);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(highlighted()).toEqual(['night bus']);
    await expect(localStorage.getItem(`rubrica.highlights.${attempt}.${nightBusText.id}`)).toBe(
      '[{"start":4,"end":13}]',
    );
    await userEvent.click(canvas.getByRole('button', { name: pen.highlightClear }));
    await expect(highlighted()).toEqual([]);
  },
};

/** Arrow keys walk through the words, H highlights, and once more takes it back. */
export const HighlightByKeyboard: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, canvasElement }) => {
    const pen = highlighterMessagesOf(canvasElement);
    await canvas.findByRole('button', { name: new RegExp(`^${pen.highlight}`, 'u') });
    canvas.getByRole('group', { name: messagesOf(canvasElement).sourceText }).focus();
    getSelection()?.removeAllRanges();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(canvas.getByText(pen.highlightSelected('night bus'))).toBeInTheDocument());
    await userEvent.keyboard('h');
    await waitFor(() => expect(highlighted()).toEqual(['night bus']));
    // The next word is that of the next paragraph alone.
    await userEvent.keyboard('{ArrowRight}');
    await expect(String(getSelection())).toBe('When');
    await userEvent.keyboard('{ArrowLeft}h');
    await waitFor(() => expect(highlighted()).toEqual(['night ']));
  },
};

/** What was highlighted on this device in this attempt is there again; what lies outside the text is left out. */
export const HighlightsStay: Story = {
  beforeEach: () => {
    const kept = [
      { start: 4, end: 13 },
      { start: 99_000, end: 99_010 },
    ];
    localStorage.setItem(`rubrica.highlights.${attempt}.${nightBusText.id}`, JSON.stringify(kept));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: highlighterMessagesOf(canvasElement).highlightClear });
    await waitFor(() => expect(highlighted()).toEqual(['night bus']));
  },
};

export const AnswerInArabic: Story = {
  tags: ['plays-in-arabic'],
  args: {
    question: questionOf([palmFixture.block], [palmText]),
    value: [palmFixture.right],
    contentLanguage: 'ar',
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
};

/** Who only reads has no pen. */
export const ReadOnly: Story = { args: { value: [waiting], readOnly: true } };

export const Review: Story = {
  args: { view: 'review', value: [nightBusFixture.right] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByText(messages.markOf(10, 10), { selector: 'tfoot td' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'The night bus' })).toBeVisible();
  },
};

export const ReviewInArabic: Story = {
  args: {
    view: 'review',
    question: questionOf([palmFixture.block], [palmText]),
    value: [palmFixture.right],
    contentLanguage: 'ar',
  },
};

export const Mark: Story = {
  args: { view: 'mark', value: [waiting] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await userEvent.click(canvas.getByRole('spinbutton', { name: messages.markFor(messages.content) }));
    await userEvent.keyboard('4{Enter}3');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ studentContentMark: 4, studentLanguageMark: 3, reviewed: true }),
    ]);
  },
};
