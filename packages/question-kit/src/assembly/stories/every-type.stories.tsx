import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { speakingMedia } from '../../families/speaking/views/stories/speaking-media.ts';
import type { Fixture } from '../../primitives/fixture.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage, type StageArgs } from '../../primitives/stories/stage.tsx';
import type { AnswerEntry, Block } from '../core/registry.ts';
import { questionTypes } from '../../types/question-types.ts';
import { fixtures } from '../registries/fixtures.ts';
import { cutTexts } from './cut-texts.ts';
import { withLongAnswers, withLongWords } from './long-words.ts';

const media = speakingMedia();

interface EveryTypeArgs {
  view: StageArgs['view'];
  /** Puts a word of 120 letters in the place of every text. */
  hasLongWords: boolean;
}

/** The first example of every type, one below the other. */
function EveryType({ view, hasLongWords }: EveryTypeArgs) {
  return Object.values(fixtures).map((examples: readonly Fixture<Block, AnswerEntry>[]) => {
    const [example] = examples;
    if (!example) return null;
    const { block, right, others } = example;
    const [given = right] = Object.values(others);
    const question = questionOf([block]);
    return (
      <div key={block.type + example.name} data-example={block.type}>
        <Stage
          view={view}
          media={media}
          question={hasLongWords ? withLongWords(question) : question}
          value={[hasLongWords ? withLongAnswers(given, question) : given]}
        />
      </div>
    );
  });
}

const meta = {
  title: 'Questions/Every type',
  component: EveryType,
  // Tests of long and of large text.
  tags: ['!autodocs', '!dev'],
  args: { view: 'answer', hasLongWords: true },
  globals: { viewport: { value: 'phone' } },
  // Axe checks the views in the stories of each type.
  parameters: { a11y: { test: 'off' }, layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
    const examples = [...canvasElement.querySelectorAll<HTMLElement>('[data-example]')];
    await expect(examples).toHaveLength(questionTypes.length);
    await expect(
      examples.flatMap((example) => cutTexts(example).map((cut) => [example.dataset['example'], cut])),
    ).toEqual([]);
  },
} satisfies Meta<typeof EveryType>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A word that is longer than a phone is wide breaks, wherever it stands. */
export const AnswerLongWords: Story = {};
export const ReviewLongWords: Story = { args: { view: 'review' } };
export const MarkLongWords: Story = { args: { view: 'mark' } };

const large = { viewport: { value: 'phone' }, textSize: '1.5' };

/** At one and a half times the size, nothing is cut on a phone. */
export const AnswerInLargeText: Story = { args: { hasLongWords: false }, globals: large };
export const ReviewInLargeText: Story = { args: { hasLongWords: false, view: 'review' }, globals: large };
