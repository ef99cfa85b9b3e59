import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectSeenOnFocus } from '../../../../../.storybook/testing/seen-on-focus.ts';
import { clicksArrive } from '../../primitives/placing/stories/clicks-arrive.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { messagesOf } from '../../primitives/stories/messages-of.ts';
import { cycleFixture, letterFixture, poemFixture } from './fixtures.ts';

const fill = (...texts: string[]) => texts.map((studentAnswer) => ({ studentAnswer, studentMark: 0 }));
const remarks = fill('cafe', 'did not', '', 'Septembre');
const boxed = questionOf([cycleFixture.block]);

const meta = {
  title: 'Questions/Fill in the blanks',
  component: Stage,
  args: {
    view: 'answer',
    question: questionOf([letterFixture.block]),
    value: [fill('', '', '', '')],
    onChange: fn(),
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnswerByTyping: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: messages.gap(1, 4) }), 'café{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: messages.gap(2, 4) })).toHaveFocus());
    await userEvent.keyboard('did not');
    await expect(args.onChange).toHaveBeenLastCalledWith([fill('café', 'did not', '', '')]);
  },
};

export const AnswerInArabic: Story = {
  tags: ['plays-in-arabic'],
  args: { question: questionOf([poemFixture.block]), contentLanguage: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    const gap = canvas.getByRole('textbox', { name: messagesOf(canvasElement).gap(1, 4) });
    await userEvent.type(gap, 'أحمد');
    await expect(gap).toHaveValue('أحمد');
  },
};

export const AnswerReadOnly: Story = {
  args: { value: [remarks], readOnly: true },
};

export const WordBoxByPressing: Story = {
  args: { question: boxed },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const gap = (position: number) =>
      canvas.getByRole('button', { name: new RegExp(`^${messages.gap(position, 4)}`, 'u') });
    await userEvent.click(canvas.getByRole('button', { name: 'clouds' }));
    await expect(canvas.getByText(messages.wordSelected('clouds'))).toHaveRole('status');
    await userEvent.click(gap(2));
    await expect(args.onChange).toHaveBeenLastCalledWith([fill('', 'clouds', '', '')]);
    await expect(canvas.getByRole('button', { name: `clouds (${messages.wordUsed(2)})` })).toHaveAttribute(
      'aria-disabled',
    );
    // The gap first, then the word.
    await userEvent.click(gap(1));
    await userEvent.click(canvas.getByRole('button', { name: 'vapour' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([fill('vapour', 'clouds', '', '')]);
    // Pressing a filled gap takes its word out.
    await userEvent.click(gap(2));
    await expect(args.onChange).toHaveBeenLastCalledWith([fill('vapour', '', '', '')]);
    await expect(canvas.getByText(messages.wordReturned('clouds'))).toHaveRole('status');
  },
};

export const WordBoxByKeyboard: Story = {
  tags: ['plays-in-arabic'],
  args: { question: boxed },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const box = within(canvas.getByRole('group', { name: messages.wordBox })).getAllByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(box[0]).toHaveFocus());
    await userEvent.keyboard('{End}');
    const last = box.at(-1);
    await waitFor(() => expect(last).toHaveFocus());
    const text = last?.textContent ?? '';
    // The focus goes over to the first empty gap, and Escape brings it back.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-slot', '0'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([fill('', text, '', '')]);
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([fill('', '', '', '')]);
  },
};

const pointer = (type: string, x: number, y: number) =>
  new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    button: 0,
    buttons: type === 'pointerup' ? 0 : 1,
    clientX: x,
    clientY: y,
  });

function middle(node: HTMLElement) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
}

async function drag(from: HTMLElement, to: HTMLElement) {
  from.dispatchEvent(pointer('pointerdown', ...middle(from)));
  const [x, y] = middle(from);
  document.dispatchEvent(pointer('pointermove', x + 8, y + 8));
  await waitFor(() => expect(from).toHaveAttribute('data-dragged'));
  document.dispatchEvent(pointer('pointermove', ...middle(to)));
  await waitFor(() => expect(to).toHaveAttribute('data-over'));
  document.dispatchEvent(pointer('pointerup', ...middle(to)));
}

export const WordBoxByDragging: Story = {
  tags: ['plays-in-arabic'],
  args: { question: boxed },
  play: async ({ canvas, canvasElement, args }) => {
    const gaps = [...canvasElement.querySelectorAll<HTMLElement>('[data-slot]')];
    const [first, second] = gaps;
    if (!first || !second) throw new Error('The fixture has four gaps.');
    // Dragging is fetched after the box is there.
    await waitFor(() => expect(canvasElement.querySelector('[data-draggable]')).not.toBeNull());
    await drag(canvas.getByRole('button', { name: 'vapour' }), second);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([fill('', 'vapour', '', '')]));
    await drag(second, first);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([fill('vapour', '', '', '')]));
    const box = canvas.getByRole('group', { name: messagesOf(canvasElement).wordBox });
    await drag(first, box);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([fill('', '', '', '')]));
    await clicksArrive();
  },
};

export const Review: Story = {
  args: { view: 'review', value: [remarks] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByText(messages.decision('accent'))).toBeVisible();
    await expect(canvas.getByText(messages.decision('alternative'))).toBeVisible();
    await expect(canvas.getByText(messages.decision('typo'))).toBeVisible();
    await expect(canvas.getByText(messages.notAnswered, { selector: 'ol *' })).toBeVisible();
  },
};

export const ReviewWithoutTheKey: Story = {
  args: { view: 'review', value: [remarks], solution: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/coffee shop/u)).toBeNull();
  },
};

export const ReviewOfAWordBox: Story = {
  args: { view: 'review', question: boxed, value: [fill('vapour', 'wind', 'sea', '')] },
};

export const Mark: Story = {
  args: {
    view: 'mark',
    question: questionOf([poemFixture.block]),
    value: [fill('احمد', 'الإسكندرية', '1914', '')],
    contentLanguage: 'ar',
  },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const score = canvas.getByRole('spinbutton', { name: messages.markFor(messages.gapNumber(2)) });
    await userEvent.click(score);
    await userEvent.keyboard('0.5');
    await expect(score).toHaveAttribute('aria-valuenow', '0.5');
    await expect(canvas.getByText(messages.markChanged(0, 0.5, undefined))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.acceptAll }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      [
        { studentAnswer: 'احمد', studentMark: 1, reviewed: true },
        { studentAnswer: 'الإسكندرية', studentMark: 0.5, reviewed: true },
        { studentAnswer: '1914', studentMark: 1, reviewed: true },
        { studentAnswer: '', studentMark: 0 },
      ],
    ]);
    await expect(canvas.getByText(messages.allReviewed)).toBeVisible();
    await expect(canvas.getByText(messages.markOf(2.5, 4))).toBeVisible();
  },
};

export const AGapWithTheFocusIsNotUnderTheWordBox: Story = {
  tags: ['no-picture', 'one-language'],
  args: { question: boxed },
  decorators: [
    (WordBox) => (
      <div data-scrolls="" style={{ blockSize: 260, inlineSize: 340, overflow: 'auto', containerType: 'size' }}>
        <WordBox />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    const gaps = [1, 2, 3, 4].map((position) =>
      canvas.getByRole('button', { name: new RegExp(`^${messages.gap(position, 4)}`, 'u') }),
    );
    // Forwards and, from the end, backwards, where a gap comes into sight at the top.
    for (const gap of [...gaps, ...gaps.toReversed()]) await expectSeenOnFocus(gap);
  },
};
