import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { messagesOf } from '../../primitives/stories/messages-of.ts';
import { chartFixture, renewableFixture, riverFixture, tideFixture } from './fixtures.ts';

const empty = { studentAnswer: '', studentMark: 0 };
const wrong = { studentAnswer: 'tide-wind', studentMark: 0 };
const half = { studentAnswer: 'renew-wind', studentMark: 0 };

const meta = {
  title: 'Questions/Multiple choice',
  component: Stage,
  args: { view: 'answer', question: questionOf([tideFixture.block]), value: [empty], onChange: fn() },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnswerByMouse: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const options = canvas.getAllByRole('radio');
    await userEvent.click(canvas.getByText(/nearly in a line/u));
    await expect(options[1]).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith([{ studentAnswer: 'tide-line', studentMark: 0 }]);
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(canvasElement).clear }));
    await expect(args.onChange).toHaveBeenLastCalledWith([empty]);
    for (const option of options) await expect(option).not.toBeChecked();
  },
};

export const AnswerByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith([{ studentAnswer: 'tide-line', studentMark: 0 }]);
  },
};

export const RulingOutIsANoteToOneself: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: messages.ruleOut }));
    await userEvent.click(canvas.getByRole('button', { name: messages.ruleOutOption('C') }));
    await expect(canvas.getByRole('radio', { name: new RegExp(messages.ruledOut, 'u') })).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText(/winds are stronger/u));
    await expect(canvas.queryByRole('radio', { name: new RegExp(messages.ruledOut, 'u') })).toBeNull();
  },
};

export const AnswerSeveral: Story = {
  args: { question: questionOf([renewableFixture.block]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tidal/u }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Wind/u }));
    // In the author's order, whatever order they were chosen in.
    await expect(args.onChange).toHaveBeenLastCalledWith([{ studentAnswer: 'renew-wind renew-tide', studentMark: 0 }]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Wind/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ studentAnswer: 'renew-tide', studentMark: 0 }]);
  },
};

export const AnswerWithPictures: Story = {
  args: { question: questionOf([chartFixture.block]) },
};

export const AnswerInArabic: Story = {
  args: { question: questionOf([riverFixture.block]), contentLanguage: 'ar' },
};

export const AnswerReadOnly: Story = {
  args: { readOnly: true, value: [tideFixture.right] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(/earth turns faster/u));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
  },
};

export const Review: Story = {
  args: { view: 'review', value: [wrong] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByText(`${messages.chosenAnswer} · ${messages.wrong}`)).toBeVisible();
    await expect(canvas.getByText(messages.rightAnswer)).toBeVisible();
    await expect(canvas.getByText(/spring tide\./u)).toBeVisible();
  },
};

export const ReviewWithoutTheKey: Story = {
  args: { view: 'review', value: [wrong], solution: false },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByText(messages.chosenAnswer)).toBeVisible();
    await expect(canvas.queryByText(messages.rightAnswer)).toBeNull();
    await expect(canvas.queryByText(/spring tide/u)).toBeNull();
  },
};

export const Mark: Story = {
  args: { view: 'mark', question: questionOf([renewableFixture.block]), value: [half] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByText(messages.leftToReview(1))).toBeVisible();
    const score = canvas.getByRole('spinbutton');
    await userEvent.click(score);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...half, studentMark: 1, reviewed: true }]);
    await expect(canvas.getByText(messages.markChanged(0.5, 1, undefined))).toBeVisible();
    await expect(canvas.getByText(messages.allReviewed)).toBeVisible();
    // Given back to the machine.
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith([half]);
    await expect(score).toHaveAttribute('aria-valuenow', '0.5');
  },
};

export const ClearingLeavesTheFocusInTheQuestion: Story = {
  tags: ['no-picture', 'one-language'],
  args: { value: [wrong] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    // In the group, which says of which question they are.
    const group = within(canvas.getByRole('group'));
    await expect(group.getByRole('button', { name: messages.ruleOut })).toBeVisible();
    group.getByRole('button', { name: messages.clear }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([empty]);
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
  },
};
