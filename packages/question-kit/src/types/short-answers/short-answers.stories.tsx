import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { shortMessages } from '../../families/short-answers/views/messages.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { messagesIn, messagesOf } from '../../primitives/stories/messages-of.ts';
import { caravanFixture, holidayFixture, lighthouseFixture, reasonsFixture } from './fixtures.ts';

const write = (...texts: string[]) => texts.map((studentAnswer) => ({ studentAnswer, studentMark: 0 }));

const meta = {
  title: 'Questions/Short answers',
  component: Stage,
  args: {
    view: 'answer',
    question: questionOf([lighthouseFixture.block]),
    value: [write('', '', '', '')],
    onChange: fn(),
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = lighthouseFixture.block.content;
    await userEvent.type(canvas.getByRole('textbox', { name: first?.prompt ?? '' }), 'three{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: second?.prompt ?? '' })).toHaveFocus());
    await userEvent.paste('a rowing\nboat');
    await expect(args.onChange).toHaveBeenLastCalledWith([write('three', 'a rowing boat', '', '')]);
  },
};

/** Fields without a prompt of their own are numbered. */
export const AnswerInAnyOrder: Story = {
  args: { question: questionOf([reasonsFixture.block]), value: [write('', '', '')] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesIn(canvasElement, shortMessages);
    await userEvent.type(canvas.getByRole('textbox', { name: messages.shortField(2, 3) }), 'more space');
    await expect(canvas.getByRole('textbox', { name: messages.shortField(1, 3) })).toHaveValue('');
  },
};

export const AnswerInFrench: Story = {
  args: { question: questionOf([holidayFixture.block]), value: [write('', '', '')], contentLanguage: 'fr' },
};

export const AnswerInArabic: Story = {
  tags: ['plays-in-arabic'],
  args: { question: questionOf([caravanFixture.block]), value: [write('', '', '')], contentLanguage: 'ar' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: caravanFixture.block.content[0]?.prompt ?? '' });
    await userEvent.type(field, 'إبراهيم');
    await expect(getComputedStyle(field).direction).toBe('rtl');
  },
};

export const AnswerReadOnly: Story = {
  args: { value: [lighthouseFixture.others['half of it'] ?? []], readOnly: true },
};

export const Review: Story = {
  args: { view: 'review', value: [write('3', 'a roving boat', '', 'may')] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByText(messages.decision('alternative'))).toBeVisible();
    await expect(canvas.getByText(messages.decision('typo'))).toBeVisible();
    await expect(canvas.getByText(messages.notAnswered, { selector: '.rb-verdict *' })).toBeVisible();
  },
};

/** The same reason counts once, and the review says why the second earned nothing. */
export const ReviewInAnyOrder: Story = {
  args: {
    view: 'review',
    question: questionOf([reasonsFixture.block]),
    value: [reasonsFixture.others['the same reason twice'] ?? []],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(messagesOf(canvasElement).waiting, { selector: '.rb-markline *' })).toBeVisible();
  },
};

export const ReviewWithAccents: Story = {
  args: {
    view: 'review',
    question: questionOf([holidayFixture.block]),
    value: [holidayFixture.others['without accents'] ?? []],
    contentLanguage: 'fr',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(messagesOf(canvasElement).decision('accent'))).toHaveLength(2);
  },
};

export const ReviewWithoutTheKey: Story = {
  args: { view: 'review', value: [write('two', '', '', '')], solution: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/three keepers/u)).toBeNull();
  },
};

/** The machine proposes, a person decides; a field without a key is theirs alone. */
export const Mark: Story = {
  args: {
    view: 'mark',
    question: questionOf([reasonsFixture.block]),
    value: [write('more space', 'More space!', 'Yes, the trains bring people.')],
  },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const own = messagesIn(canvasElement, shortMessages);
    await expect(canvas.getByText(own.shortGivenAlready)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.acceptAll }));
    await userEvent.click(canvas.getByRole('spinbutton', { name: messages.markFor(own.shortNumber(3)) }));
    await userEvent.keyboard('1.5');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      [
        expect.objectContaining({ studentMark: 1, reviewed: true }),
        expect.objectContaining({ studentMark: 0, reviewed: true }),
        expect.objectContaining({ studentMark: 1.5, reviewed: true }),
      ],
    ]);
    await expect(canvas.getByText(messages.allReviewed)).toBeVisible();
  },
};

export const MarkInArabic: Story = {
  args: {
    view: 'mark',
    question: questionOf([caravanFixture.block]),
    value: [write('ابراهيم', 'أسبوعان', '')],
    contentLanguage: 'ar',
  },
};
