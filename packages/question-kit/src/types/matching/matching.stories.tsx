import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { messagesOf } from '../../primitives/stories/messages-of.ts';
import { instrumentFixture, proverbFixture, rhymeFixture, speakerFixture } from './fixtures.ts';
import { matchByText } from './match-by-text.ts';
import { matchingMessages } from './messages.ts';
import { clicksArrive } from '../../primitives/placing/stories/clicks-arrive.ts';

const { block } = instrumentFixture;
const [air, wind, damp, ground] = [
  'the pressure of the air',
  'the speed of the wind',
  'how damp the air is',
  'movements of the ground',
];
const given = (...texts: (string | undefined)[]) => [
  matchByText(
    block,
    texts.map((text) => text ?? ''),
  ),
];
const full = given(air, wind, damp, ground);
const mixed = given(wind, air, damp, '');

function matchingMessagesOf(canvasElement: HTMLElement) {
  return {
    ...messagesOf(canvasElement),
    ...matchingMessages[canvasElement.ownerDocument.documentElement.lang === 'ar' ? 'ar' : 'en'],
  };
}

type Canvas = ReturnType<typeof within>;
const slotOf = (canvas: Canvas, left: string) => canvas.getByRole('button', { name: new RegExp(`^${left} `, 'u') });
const cardOf = (canvas: Canvas, text: string | undefined) => canvas.getByRole('button', { name: text ?? '' });

const meta = {
  title: 'Questions/Matching',
  component: Stage,
  args: { view: 'answer', question: questionOf([block]), value: [], onChange: fn() },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Either side first; what is placed on a full place goes back, and two full places change what is in them. */
export const AnswerByPressing: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const messages = matchingMessagesOf(canvasElement);
    await userEvent.click(cardOf(canvas, wind));
    await expect(canvas.getByText(messages.matchHeld(wind))).toHaveRole('status');
    await userEvent.click(slotOf(canvas, 'Barometer'));
    await expect(args.onChange).toHaveBeenLastCalledWith(given(wind, '', '', ''));
    await expect(canvas.getByText(messages.matchPlaced(wind, 'Barometer'))).toHaveRole('status');

    await userEvent.click(slotOf(canvas, 'Hygrometer'));
    await expect(canvas.getByText(messages.matchWaits('Hygrometer'))).toHaveRole('status');
    await userEvent.click(cardOf(canvas, damp));
    await expect(args.onChange).toHaveBeenLastCalledWith(given(wind, '', damp, ''));

    // A used choice does nothing; another in its place sets it free.
    const used = cardOf(canvas, `${damp} (${messages.matchUsed('Hygrometer')})`);
    await expect(used).toHaveAttribute('aria-disabled');
    await userEvent.click(cardOf(canvas, ground));
    await userEvent.click(slotOf(canvas, 'Hygrometer'));
    await expect(args.onChange).toHaveBeenLastCalledWith(given(wind, '', ground, ''));
    await expect(canvas.getByText(messages.matchReplaced(ground, 'Hygrometer', damp))).toHaveRole('status');

    await userEvent.click(slotOf(canvas, 'Hygrometer'));
    await userEvent.click(slotOf(canvas, 'Barometer'));
    await expect(args.onChange).toHaveBeenLastCalledWith(given(ground, '', wind, ''));
    await expect(canvas.getByText(messages.matchExchanged(ground, 'Barometer', wind, 'Hygrometer'))).toHaveRole(
      'status',
    );

    // The small button goes, and the focus stays at its place.
    await userEvent.click(canvas.getByRole('button', { name: messages.matchClear('Barometer') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(given('', '', wind, ''));
    await waitFor(() => expect(slotOf(canvas, 'Barometer')).toHaveFocus());
  },
};

/** Tab leads to the places and to the choices, the arrow keys within them; the focus is never lost. */
export const AnswerByKeyboard: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, canvasElement, args }) => {
    const messages = matchingMessagesOf(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(slotOf(canvas, 'Barometer')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(slotOf(canvas, 'Anemometer')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const cards = within(canvas.getByRole('group', { name: messages.matchBank })).getAllByRole('button');
    await waitFor(() => expect(cards[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(messages.nothingSelected)).toHaveRole('status');
    await waitFor(() => expect(slotOf(canvas, 'Anemometer')).toHaveFocus());

    await userEvent.keyboard(' {End} ');
    const last = cards.at(-1)?.querySelector('bdi')?.textContent ?? '';
    await expect(args.onChange).toHaveBeenLastCalledWith(given('', last, '', ''));
    await waitFor(() => expect(slotOf(canvas, 'Anemometer')).toHaveFocus());

    // From the choice to the first free place, and on from there.
    await userEvent.tab();
    await waitFor(() => expect(cards.at(-1)).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(slotOf(canvas, 'Barometer')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const first = cards[0]?.querySelector('bdi')?.textContent ?? '';
    await expect(args.onChange).toHaveBeenLastCalledWith(given(first, last, '', ''));

    // Picked up and put down elsewhere; then taken out.
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(given('', last, first, ''));
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(given('', last, '', ''));
    await expect(canvas.getByText(messages.matchReturned(first))).toHaveRole('status');
    await waitFor(() => expect(slotOf(canvas, 'Hygrometer')).toHaveFocus());
  },
};

function middle(node: HTMLElement) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

async function dragByMouse(from: HTMLElement, to: HTMLElement) {
  const at = { bubbles: true, cancelable: true, isPrimary: true, button: 0, buttons: 1 };
  const begin = middle(from);
  from.dispatchEvent(new PointerEvent('pointerdown', { ...at, ...begin }));
  document.dispatchEvent(new PointerEvent('pointermove', { ...at, ...begin, clientX: begin.clientX + 8 }));
  await waitFor(() => expect(from).toHaveAttribute('data-dragged'));
  document.dispatchEvent(new PointerEvent('pointermove', { ...at, ...middle(to) }));
  await waitFor(() => expect(to).toHaveAttribute('data-over'));
  document.dispatchEvent(new PointerEvent('pointerup', { ...at, ...middle(to), buttons: 0 }));
}

async function dragByFinger(from: HTMLElement, to: HTMLElement) {
  const touch = (type: string, at: { clientX: number; clientY: number }) => {
    const finger = new Touch({ identifier: 1, target: from, ...at });
    const touches = type === 'touchend' ? [] : [finger];
    from.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [finger] }));
  };
  touch('touchstart', middle(from));
  await waitFor(() => expect(from).toHaveAttribute('data-dragged'));
  touch('touchmove', middle(to));
  await waitFor(() => expect(to).toHaveAttribute('data-over'));
  touch('touchend', middle(to));
}

async function byDragging(drag: typeof dragByMouse, canvas: Canvas, root: HTMLElement, onChange: unknown) {
  // Dragging is fetched after the pairs are there.
  await waitFor(() => expect(root.querySelector('[data-draggable]')).not.toBeNull());
  const bank = canvas.getByRole('group', { name: matchingMessagesOf(root).matchBank });
  await drag(cardOf(canvas, damp), slotOf(canvas, 'Barometer'));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(given(damp, '', '', '')));
  await drag(cardOf(canvas, air), slotOf(canvas, 'Hygrometer'));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(given(damp, '', air, '')));
  await drag(slotOf(canvas, 'Hygrometer'), slotOf(canvas, 'Barometer'));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(given(air, '', damp, '')));
  await drag(slotOf(canvas, 'Barometer'), bank);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(given('', '', damp, '')));
  await clicksArrive();
}

export const AnswerByDragging: Story = {
  tags: ['plays-in-arabic'],
  play: ({ canvas, canvasElement, args }) => byDragging(dragByMouse, canvas, canvasElement, args.onChange),
};

/** A finger that rests on a choice picks it up; one that moves at once scrolls. */
export const AnswerByFinger: Story = {
  tags: ['!autodocs', 'plays-in-arabic'],
  play: ({ canvas, canvasElement, args }) => byDragging(dragByFinger, canvas, canvasElement, args.onChange),
};

/** Fewer choices than places: each may be used again. */
export const AnswerWithChoicesUsedAgain: Story = {
  args: { question: questionOf([speakerFixture.block]), value: [] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = matchingMessagesOf(canvasElement);
    await expect(canvas.getByText(new RegExp(messages.matchAgain, 'u'))).toBeVisible();
    for (const left of ['The quiet', 'I see']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Tom, nurse' }));
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${left}.*${messages.matchHere}$`, 'u') }));
    }
    const twice = matchByText(speakerFixture.block, ['Tom, nurse', 'Tom, nurse', '', '', '']);
    await expect(args.onChange).toHaveBeenLastCalledWith([twice]);
  },
};

export const AnswerInArabic: Story = {
  tags: ['plays-in-arabic'],
  args: {
    question: questionOf([proverbFixture.block]),
    value: [proverbFixture.others['nearly all'] ?? []],
    contentLanguage: 'ar',
  },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = matchingMessagesOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: messages.matchClear('اختر الجار') }));
    await userEvent.click(canvas.getByRole('button', { name: 'قبل الدار' }));
    await userEvent.click(slotOf(canvas, 'اختر الجار'));
    await expect(args.onChange).toHaveBeenLastCalledWith([proverbFixture.right]);
  },
};

export const AnswerReadOnly: Story = {
  args: { value: mixed, readOnly: true },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = matchingMessagesOf(canvasElement);
    await userEvent.click(slotOf(canvas, 'Barometer'));
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('button', { name: messages.matchClear('Barometer') })).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Review: Story = {
  tags: ['plays-in-arabic'],
  args: { view: 'review', value: mixed },
  play: async ({ canvas, canvasElement }) => {
    const messages = matchingMessagesOf(canvasElement);
    const pairs = within(canvas.getByRole('list', { name: messages.matchPairs })).getAllByRole('listitem');
    await expect(pairs.map((pair) => pair.dataset['outcome'])).toEqual(['wrong', 'wrong', 'right', 'empty']);
    await expect(within(pairs[0] ?? canvasElement).getByText(air)).toBeVisible();
    await expect(canvas.getByText(/falls before a storm/u)).toBeVisible();
    const earned = canvas.getByText(messages.markOf(1, 4));
    await expect(earned).toBeVisible();
    // In an interface of the other direction the mark comes before its maximum all the same.
    const [mark, last] = [0, earned.textContent.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(earned.firstChild ?? earned, at);
      range.setEnd(earned.firstChild ?? earned, at + 1);
      return range.getBoundingClientRect().left;
    });
    await expect((mark ?? 0) > (last ?? 0)).toBe(/[\u0600-\u06ff]/u.test(earned.textContent));
  },
};

export const ReviewWithoutTheKey: Story = {
  args: { view: 'review', value: mixed, solution: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(ground)).toBeNull();
    await expect(canvas.queryByText(/falls before a storm/u)).toBeNull();
    await expect(canvas.queryByText(matchingMessagesOf(canvasElement).rightAnswer)).toBeNull();
  },
};

/** Two choices that read the same: either of the two is right. */
export const ReviewOfEqualChoices: Story = {
  args: {
    view: 'review',
    question: questionOf([rhymeFixture.block]),
    value: [
      rhymeFixture.right
        .with(0, rhymeFixture.right[2] ?? { studentAnswer: '', studentMark: 0 })
        .with(2, rhymeFixture.right[0] ?? { studentAnswer: '', studentMark: 0 }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(matchingMessagesOf(canvasElement).markOf(3, 3))).toBeVisible();
  },
};

export const ReviewInArabic: Story = {
  args: {
    view: 'review',
    question: questionOf([proverbFixture.block]),
    value: [proverbFixture.others['two exchanged'] ?? []],
    contentLanguage: 'ar',
  },
};

export const Mark: Story = {
  args: {
    view: 'mark',
    question: questionOf([speakerFixture.block]),
    value: [speakerFixture.others['two wrong'] ?? []],
  },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = matchingMessagesOf(canvasElement);
    const name = speakerFixture.block.content[1]?.left ?? '';
    const score = canvas.getByRole('spinbutton', { name: messages.markFor(name) });
    await userEvent.click(score);
    await userEvent.keyboard('{ArrowUp}');
    await expect(score).toHaveAttribute('aria-valuenow', '0.5');
    await userEvent.click(canvas.getByRole('button', { name: messages.acceptAll }));
    await expect(canvas.getByText(messages.allReviewed)).toBeVisible();
    await expect(canvas.getByText(messages.markOf(3.5, 5))).toBeVisible();
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const MarkComplete: Story = { args: { view: 'mark', value: full } };
