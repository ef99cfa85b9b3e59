import {
  emptyDraft,
  markAnswers,
  questionOf,
  validateDraft,
  withIds,
  type AnswerEntry,
  type Block,
} from '@rubrica/question-kit';
import type { Goal } from '../lib/figures.ts';
import { apply, createHistory } from '../../packages/question-kit/src/assembly/draft/history.ts';
import { updateBlock } from '../../packages/question-kit/src/assembly/draft/blocks.ts';
import { fixtures } from '../../packages/question-kit/src/fixtures.ts';
import { questionTypes } from '../../packages/question-kit/src/types/question-types.ts';

const examples = questionTypes.flatMap<{ block: Block; right: AnswerEntry }>((type) => fixtures[type]);

function manyExamples(count: number) {
  return Array.from({ length: count }, (_, index) => examples[index % examples.length]).filter(
    (example) => example !== undefined,
  );
}

/** The median time of several rounds in milliseconds, after five rounds of warm-up. */
function medianOf(rounds: number, work: () => void): number {
  const times: number[] = [];
  for (let round = 0; round < rounds + 5; round += 1) {
    const started = performance.now();
    work();
    if (round >= 5) times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** Times of the kit's core in Node, without a page. */
export function measureCore(): Goal[] {
  const many = manyExamples(1000);
  const question = { questions: many.map(({ block }) => block) };
  const answers = many.map(({ right }) => right);
  const marking = medianOf(30, () => markAnswers(question, answers));

  const blocks = manyExamples(200).map(({ block }) => block);
  const { version: _version, ...draft } = withIds(questionOf({ ...emptyDraft(), title: 'Long', questions: blocks }));
  let history = createHistory(draft);
  let typed = '';
  const key = medianOf(30, () => {
    typed += 'a';
    history = apply(history, updateBlock(100, { rubric: `<p>${typed}</p>` }));
    validateDraft(history.draft);
  });
  return [
    { goal: 'marking 1,000 blocks at most 20 ms', figure: `${marking.toFixed(1)} ms`, isMet: marking <= 20 },
    {
      goal: 'a key typed into a draft of 200 blocks, checks included, at most 8 ms (no view)',
      figure: `${key.toFixed(1)} ms`,
      isMet: key <= 8,
    },
  ];
}
