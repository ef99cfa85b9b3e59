import { expect, it } from 'vitest';
import { questionOf, emptyDraft } from './core/defaults.ts';
import { withIds } from './core/ids.ts';
import { markAnswers } from './core/marking.ts';
import type { AnswerEntry, Block } from './core/registry.ts';
import { validateDraft } from './core/validate-draft.ts';
import { updateBlock } from './draft/blocks.ts';
import { apply, createHistory } from './draft/history.ts';
import { fixtures } from './fixtures.ts';
import { builtTypes } from './core/question-types.ts';

const examples = builtTypes.flatMap<{ block: Block; right: AnswerEntry }>((type) => fixtures[type]);

function manyExamples(count: number): { block: Block; right: AnswerEntry }[] {
  return Array.from({ length: count }, (_, index) => examples[index % examples.length]).filter(
    (one) => one !== undefined,
  );
}

/** The best of several rounds, in milliseconds: what the code takes when the machine is not busy with something else. */
function bestOf(rounds: number, work: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times);
}

it('marks 1,000 blocks within 20 ms', () => {
  const many = manyExamples(1000);
  const question = { questions: many.map(({ block }) => block) };
  const answers = many.map(({ right }) => right);
  expect(bestOf(12, () => markAnswers(question, answers))).toBeLessThan(20);
});

it('takes a typed key into a draft of 200 blocks, checks included, within 8 ms', () => {
  const blocks = manyExamples(200).map(({ block }) => block);
  const { version: _version, ...draft } = withIds(questionOf({ ...emptyDraft(), title: 'Long', questions: blocks }));
  let history = createHistory(draft);
  let typed = '';
  const best = bestOf(12, () => {
    typed += 'a';
    history = apply(history, updateBlock(100, { rubric: `<p>${typed}</p>` }));
    validateDraft(history.draft);
  });
  expect(best).toBeLessThan(8);
});
