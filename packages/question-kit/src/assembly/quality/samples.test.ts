import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../core/defaults.ts';
import type { Draft } from '../core/question.ts';
import { fixtures } from '../registries/fixtures.ts';
import { samplePapers } from '../samples/papers/sample-papers.ts';
import { galleryPapers } from '../workbench/gallery/gallery-papers.ts';
import { shownTypeOf } from '../../types/question-types.ts';
import { lintPaper } from './lint-paper.ts';
import { lintQuestion } from './lint-question.ts';

/** Every sample question beside the sample papers, and every example of a type as a question of its own. */
const samples: Record<string, Draft> = Object.fromEntries([
  ...galleryPapers.map(({ key, draft }) => [key, draft] as const),
  ...Object.entries(fixtures).flatMap(([type, ofType]) =>
    ofType.map(({ name, block }) => {
      const subQuestionType = shownTypeOf(block.type, type as Draft['subQuestionType']);
      return [`${type}: ${name}`, { ...emptyDraft(), title: name, subQuestionType, questions: [block] }] as const;
    }),
  ),
]);

/** What the lint finds in them, judged by a person: `right` where an editor would change the item or look twice at it. */
const judged: Record<string, 'right' | 'wrong'> = {
  // Passages of more than 500 words are long at B1; the papers say so by explaining many words.
  'cabinInTheMountains passage-length input.0.html': 'right',
  'bearQuestions passage-length input.0.html': 'right',
  'bearWords passage-length input.0.html': 'right',
  'reading passage-length input.0.html': 'right',
  // Twice as long as every other option.
  'MCQ: One right option longest-key questions.0.content.1.text': 'right',
  'MCQ: In Arabic longest-key questions.0.content.0.text': 'right',
  // “I … remember the …”: the verb and its object are both missing.
  'FillInBlanks: Typed, with tolerant matching gaps-too-near questions.0.content.7': 'right',
  // Name, city, year and subject are missing from one sentence of eight words.
  'FillInBlanks: In Arabic, for a person to confirm gaps-too-near questions.0.content.3': 'right',
  'FillInBlanks: In Arabic, for a person to confirm gaps-too-near questions.0.content.5': 'right',
  'FillInBlanks: In Arabic, for a person to confirm gaps-too-near questions.0.content.7': 'right',
};

/** What students answer: an option set, a gap, a pair, a field; a text or a recording is one. */
function itemsOf({ questions }: Draft): number {
  return questions.reduce((sum, block) => {
    if (block.type === 'Rubric' || block.type === 'Vocab') return sum;
    if (block.type === 'FillInBlanks') return sum + block.content.filter(({ type }) => type === 'gap').length;
    if (block.type === 'ShortAnswers') return sum + block.answersCount;
    return sum + (block.type === 'Matching' ? block.content.length : 1);
  }, 0);
}

describe('the lint over the samples', () => {
  const found = [
    ...Object.entries(samples).flatMap(([name, draft]) =>
      lintQuestion(draft).map(({ rule, path }) => `${name} ${rule} ${path.join('.')}`),
    ),
    ...Object.entries(samplePapers).flatMap(([name, paper]) =>
      lintPaper(paper).map(({ rule, path }) => `${name} ${rule} ${path.join('.')}`),
    ),
  ];

  it('finds what a person has judged, and nothing else', () => {
    expect(found.toSorted()).toEqual(Object.keys(judged).toSorted());
  });

  it('gives a false alarm in no more than 5 of 100 items', () => {
    const items = Object.values(samples).reduce((sum, draft) => sum + itemsOf(draft), 0);
    const wrong = found.filter((finding) => judged[finding] !== 'right').length;
    expect(items).toBeGreaterThan(150);
    expect(wrong / items).toBeLessThanOrEqual(0.05);
    // The figure that authors read.
    const guide = readFileSync(
      resolve(import.meta.dirname, '../../../../../.storybook/docs/guides/item-quality.mdx'),
      'utf8',
    );
    expect(guide).toContain(`${items} items; it found ${found.length} things, ${wrong} of them wrongly`);
  });
});
