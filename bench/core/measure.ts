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

/** Typed answers of the greatest length that cost the most to compare. */
const worstTyped = ["he'd ", "it's they'll ", "'", 'é', 'photosynthesi ', '\uFDFA'].map((piece) =>
  piece.repeat(2000).slice(0, 2000),
);

/** Marks a question of thirty fields, each with five accepted answers and the most tolerant comparison. */
function markTyped(typed: string): void {
  const answers = [
    "she'd have said it's not what they're after",
    'photosynthesis',
    'the answer is *',
    'élève',
    "I'm sure",
  ];
  const match = { contractions: true, typos: 2 } as const;
  const content = Array.from({ length: 30 }, (_, index) => ({
    id: `field-${index}`,
    prompt: `Field ${index}`,
    answers,
    match,
  }));
  const block: Block = { type: 'ShortAnswers', rubric: '', autoCorrected: true, answersCount: 30, content };
  const entry: AnswerEntry = content.map(() => ({ studentAnswer: typed, studentMark: 0 }));
  markAnswers({ questions: [block] }, [entry]);
}

/** Times of the kit's core in Node, without a page. */
export function measureCore(): Goal[] {
  const many = manyExamples(1000);
  const question = { questions: many.map(({ block }) => block) };
  const answers = many.map(({ right }) => right);
  const marking = medianOf(30, () => markAnswers(question, answers));

  const typedMs = Math.max(...worstTyped.map((text) => medianOf(10, () => markTyped(text))));

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
      goal: 'marking a question of 30 typed answers at most 50 ms, whatever was typed',
      figure: `${typedMs.toFixed(1)} ms`,
      isMet: typedMs <= 50,
    },
    {
      goal: 'a key typed into a draft of 200 blocks, checks included, at most 8 ms (no view)',
      figure: `${key.toFixed(1)} ms`,
      isMet: key <= 8,
    },
  ];
}
