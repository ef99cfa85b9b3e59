import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { messagesOf } from '../../primitives/stories/messages-of.ts';
import { zoomMessages } from '../../primitives/stimulus/zoom/messages.ts';
import { courtyardFixture, courtyardPhoto, quayFixture, quayPhoto } from './fixtures.ts';

const empty = { studentAnswer: [], instructorFiles: [], studentContentMark: 0, studentLanguageMark: 0 };
const waiting = { ...empty, studentAnswer: quayFixture.right.studentAnswer };

const zoomMessagesOf = (canvasElement: HTMLElement) =>
  canvasElement.ownerDocument.documentElement.lang === 'ar' ? zoomMessages.ar : zoomMessages.en;

const scaleOf = (pane: HTMLElement) => new DOMMatrix(getComputedStyle(pane.querySelector('img') ?? pane).transform);

const meta = {
  title: 'Questions/Photo description',
  component: Stage,
  args: { view: 'answer', question: questionOf([quayFixture.block], [quayPhoto]), value: [empty], onChange: fn() },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The photo lies beside the sheet; buttons and keys come closer to it. */
export const Answer: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const zoom = zoomMessagesOf(canvasElement);
    const pane = await canvas.findByRole('group', { name: zoom.zoomArea });
    await userEvent.click(canvas.getByRole('button', { name: zoom.zoomIn }));
    await expect(canvas.getByText(zoom.zoomScale(1.5))).toBeVisible();
    pane.focus();
    await userEvent.keyboard('+');
    await expect(canvas.getByText(zoom.zoomScale(2.25))).toBeVisible();
    await waitFor(() => expect(scaleOf(pane).a).toBeCloseTo(2.25));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(scaleOf(pane).e).toBeLessThan(-20));
    await userEvent.keyboard('0');
    await expect(canvas.getByText(zoom.zoomScale(1))).toBeVisible();
    await expect(canvas.getByRole('button', { name: zoom.zoomOut })).toBeDisabled();

    await userEvent.type(canvas.getByRole('textbox', { name: messages.yourText }), 'Three boats lie in the water.');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...empty, studentAnswer: [{ kind: 'text', text: 'Three boats lie in the water.' }] },
    ]);
  },
};

/** A wheel over the photo scrolls the page until the photo has the focus; then it comes closer where it points. */
export const CloserByWheelAndHand: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, canvasElement }) => {
    const zoom = zoomMessagesOf(canvasElement);
    const pane = await canvas.findByRole('group', { name: zoom.zoomArea });
    const box = pane.getBoundingClientRect();
    const at = { clientX: box.x + box.width * 0.75, clientY: box.y + box.height / 2 };
    await expect(fireEvent.wheel(pane, { ...at, deltaY: -200 })).toBe(true);
    pane.focus();
    await expect(fireEvent.wheel(pane, { ...at, deltaY: -200 })).toBe(false);
    await waitFor(() => expect(scaleOf(pane).a).toBeGreaterThan(1.4));
    const before = scaleOf(pane).e;
    await expect(before).toBeLessThan(0);

    const hand = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: at.clientY });
    await fireEvent.pointerDown(pane, hand(at.clientX));
    await fireEvent.pointerMove(pane, hand(at.clientX + 60));
    await fireEvent.pointerUp(pane, hand(at.clientX + 60));
    await waitFor(() => expect(scaleOf(pane).e).toBeGreaterThan(before + 30));
  },
};

/** Two fingers that move apart come closer. */
export const CloserByTwoFingers: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, canvasElement }) => {
    const pane = await canvas.findByRole('group', { name: zoomMessagesOf(canvasElement).zoomArea });
    const box = pane.getBoundingClientRect();
    const finger = (pointerId: number, fromMiddle: number) => ({
      pointerId,
      pointerType: 'touch',
      button: 0,
      clientX: box.x + box.width / 2 + fromMiddle,
      clientY: box.y + box.height / 2,
    });
    await fireEvent.pointerDown(pane, finger(11, -30));
    await fireEvent.pointerDown(pane, finger(12, 30));
    await fireEvent.pointerMove(pane, finger(12, 90));
    await waitFor(() => expect(scaleOf(pane).a).toBeCloseTo(2, 1));
    await fireEvent.pointerUp(pane, finger(11, -30));
    await fireEvent.pointerUp(pane, finger(12, 90));
  },
};

/** On the whole window the photo has the focus at once; Escape gives it back to the button. */
export const OnTheWholeWindow: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, canvasElement }) => {
    const zoom = zoomMessagesOf(canvasElement);
    const open = await canvas.findByRole('button', { name: zoom.zoomWindow });
    await userEvent.click(open);
    const sheet = canvas.getByRole('dialog');
    const pane = sheet.querySelector<HTMLElement>('[tabindex]');
    await waitFor(() => expect(pane).toHaveFocus());
    await userEvent.keyboard('++');
    await waitFor(() => expect(pane && scaleOf(pane).a).toBeCloseTo(2.25));
    await userEvent.click(canvas.getAllByRole('button', { name: messagesOf(canvasElement).closeImage })[0] ?? sheet);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const AnswerInArabic: Story = {
  tags: ['plays-in-arabic'],
  args: {
    question: questionOf([courtyardFixture.block], [courtyardPhoto]),
    value: [courtyardFixture.right],
    contentLanguage: 'ar',
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: zoomMessagesOf(canvasElement).zoomArea });
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
};

export const ReadOnly: Story = { args: { value: [waiting], readOnly: true } };

export const Review: Story = {
  args: { view: 'review', value: [quayFixture.right] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByText(messages.markOf(15, 15), { selector: 'tfoot td' })).toBeVisible();
    await canvas.findByRole('group', { name: zoomMessagesOf(canvasElement).zoomArea });
  },
};

export const ReviewInArabic: Story = {
  args: {
    view: 'review',
    question: questionOf([courtyardFixture.block], [courtyardPhoto]),
    value: [courtyardFixture.right],
    contentLanguage: 'ar',
  },
};

export const Mark: Story = {
  args: { view: 'mark', value: [waiting] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const content = canvas.getByRole('spinbutton', { name: messages.markFor(messages.content) });
    await userEvent.click(content);
    await userEvent.keyboard('6{ArrowUp}{Enter}5');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ studentContentMark: 6.5, studentLanguageMark: 5, reviewed: true }),
    ]);
  },
};
