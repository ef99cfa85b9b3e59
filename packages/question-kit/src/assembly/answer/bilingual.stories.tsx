import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixtures } from '../registries/fixtures.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import type { Fixture } from '../../primitives/fixture.ts';
import { isAnswerable } from '../../types/question-types.ts';
import type { AnswerEntry, Block } from '../core/registry.ts';

/** A block of every type that is answered, in one language. */
function paperIn(language: 'en' | 'ar') {
  const blocks = Object.values(fixtures).flatMap((examples: readonly Fixture<Block, AnswerEntry>[]) => {
    const found = examples.find(({ lang, block }) => lang === language && isAnswerable(block.type));
    return found ? [found.block] : [];
  });
  return questionOf(blocks);
}

const meta = {
  title: 'Questions/Language of the question',
  component: Stage,
  args: { view: 'answer', question: paperIn('en'), value: [] },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const middle = (element: Element | null) => {
  const { left, right } = element?.getBoundingClientRect() ?? { left: NaN, right: NaN };
  return (left + right) / 2;
};

/** Expects that what belongs together stands in the direction of the question: the number before the block, the mark before the text. */
async function expectOrder(canvasElement: HTMLElement, sign: 1 | -1) {
  const blocks = [...canvasElement.querySelectorAll('[data-block]')];
  await expect(blocks.length).toBeGreaterThan(5);
  for (const block of blocks)
    await expect(getComputedStyle(block).direction, block.getAttribute('data-type') ?? '').toBe(
      sign === 1 ? 'ltr' : 'rtl',
    );
  const pairs = [
    ...blocks.map((block) => [block.querySelector('.rb-number'), block.querySelector('.rb-body')]),
    ...[...canvasElement.querySelectorAll('.rb-option')].flatMap((option) => [
      [option.querySelector('input'), option.querySelector('.rb-letter')],
      [option.querySelector('.rb-letter'), option.querySelector('.rb-text')],
    ]),
    ...blocks.map((block) => [block.querySelector('.rb-points'), block.querySelector('.rb-tool:last-child')]),
  ];
  for (const [first = null, then = null] of pairs)
    if (first && then) await expect((middle(then) - middle(first)) * sign).toBeGreaterThan(0);
}

/** Whatever the language around it is, an English question runs from left to right, its numbers, letters and buttons included. */
export const EnglishQuestion: Story = {
  tags: ['plays-in-arabic'],
  play: ({ canvasElement }) => expectOrder(canvasElement, 1),
};

/** And an Arabic one from right to left. */
export const ArabicQuestion: Story = {
  tags: ['plays-in-arabic'],
  args: { question: paperIn('ar'), contentLanguage: 'ar' },
  play: ({ canvasElement }) => expectOrder(canvasElement, -1),
};
