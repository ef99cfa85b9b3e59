import type { Meta, StoryObj } from '@storybook/react-vite';
import { useUi } from '@rubrica/ui';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { InputItem } from '../../primitives/schema/input.ts';
import type { StudentQuestion } from '../core/question.ts';
import type { AnswerEntry } from '../core/registry.ts';
import { toStudentView } from '../core/student-view.ts';
import { cycleFixture, letterFixture } from '../../types/fill-in-blanks/fixtures.ts';
import { renewableFixture, tideFixture } from '../../types/mcq/fixtures.ts';
import { QuestionAnswer } from './question-answer.tsx';
import { QuestionKitProvider } from '../provider.tsx';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { storyMedia } from '../../primitives/stories/story-files.ts';
import { messagesOf } from '../../primitives/stories/messages-of.ts';

const passage: InputItem[] = [
  {
    id: 'passage',
    kind: 'text',
    html: `<h2>The rhythm of the sea</h2>
<p>Whoever lives by the sea lives by two clocks. One hangs on the wall; the other is the water itself, which comes and goes twice a day and each day some fifty minutes later than the day before.</p>
<p>The moon draws the ocean towards it, and the sun, though far heavier, is so far away that its pull is less than half as strong. When both stand in one line with the earth, their pulls add up, and the fishermen speak of a <em>spring tide</em>, whatever the season.</p>
<blockquote><p>“For as long as air moves and the moon turns,” an engineer told me, “nobody can turn this power off.”</p></blockquote>
<p>She was looking at the wind turbines on the ridge, and at the grey wall of the tidal station below them.</p>`,
  },
  {
    id: 'picture',
    kind: 'image',
    file: { id: 'file-tide', name: 'tide.svg', mime: 'image/svg+xml', size: 900 },
    alt: 'The height of the water over two days: four peaks, the second day’s a little later',
  },
  {
    id: 'sheet',
    kind: 'pdf',
    file: { id: 'file-sheet', name: 'Tide table for October.pdf', mime: 'application/pdf', size: 48_000 },
  },
];

const blocks = [tideFixture.block, renewableFixture.block, cycleFixture.block];
const empty: AnswerEntry[] = [{ studentAnswer: '', studentMark: 0 }, { studentAnswer: '', studentMark: 0 }, []];

const meta = {
  title: 'Questions/Whole question',
  component: Stage,
  args: { view: 'answer', question: questionOf(blocks, passage), value: empty, onChange: fn() },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(messages.zoomImage, 'u') }));
    await userEvent.click(await canvas.findByRole('button', { name: messages.closeImage }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Review: Story = {
  args: {
    view: 'review',
    value: [tideFixture.right, { studentAnswer: 'renew-wind renew-peat', studentMark: 0 }, cycleFixture.right],
  },
};

export const Mark: Story = {
  args: {
    view: 'mark',
    value: [tideFixture.right, { studentAnswer: 'renew-wind', studentMark: 0 }, cycleFixture.right],
  },
};

const broken: StudentQuestion = JSON.parse(
  JSON.stringify(toStudentView(questionOf([tideFixture.block, letterFixture.block]))).replace(
    '"content":[{"id":"tide-near"',
    '"contents":[{"id":"tide-near"',
  ),
);

export const ABrokenBlockLeavesTheOthersUsable: Story = {
  parameters: { hasErrors: true },
  render: ({ onChange }) => <Direct question={broken} onChange={onChange} />,
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.broken);
    await userEvent.type(canvas.getByRole('textbox', { name: messages.gap(1, 4) }), 'café');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

const drawn = new Map<string, number>();

/** A hundred blocks of which each counts how often it is drawn: reading its rubric is part of drawing it. */
const hundred: StudentQuestion = {
  ...toStudentView(questionOf([tideFixture.block])),
  questions: Array.from({ length: 100 }, (_, index) => {
    const [block] = toStudentView(questionOf([{ ...tideFixture.block, id: `block-${index}` }])).questions;
    if (!block) throw new Error('A question of one block has one.');
    const { rubric } = block;
    return Object.defineProperty(block, 'rubric', {
      enumerable: true,
      get: () => {
        drawn.set(`block-${index}`, (drawn.get(`block-${index}`) ?? 0) + 1);
        return rubric;
      },
    });
  }),
};

export const AChoiceAmongAHundredDrawsOneBlock: Story = {
  tags: ['!autodocs'],
  render: ({ onChange }) => <Direct question={hundred} onChange={onChange} />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    drawn.clear();
    const option = canvas.getAllByRole('radio')[4 * 41 + 1];
    if (!option) throw new Error('There are four options to each block.');
    await userEvent.click(option);
    await expect(option).toBeChecked();
    await expect([...drawn.keys()]).toEqual(['block-41']);
  },
};

function Direct({
  question,
  onChange,
}: {
  question: StudentQuestion;
  onChange: ((value: AnswerEntry[]) => void) | undefined;
}) {
  const { language } = useUi();
  const [value, setValue] = useState<AnswerEntry[]>([]);
  return (
    <QuestionKitProvider language={language} media={storyMedia}>
      <QuestionAnswer
        question={question}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </QuestionKitProvider>
  );
}
