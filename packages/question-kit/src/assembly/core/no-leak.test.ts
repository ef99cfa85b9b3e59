import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionTypes, type QuestionType } from '../../types/question-types.ts';
import type { Question } from './question.ts';
import { toStudentView } from './student-view.ts';
import { fixtures, questionFixture } from '../../fixtures.ts';
import { arbitraries } from '../../testing/arbitraries.ts';
import type { FillInBlanksBlock } from '../../types/fill-in-blanks/schema.ts';
import { toFillInBlanksStudentBlock } from '../../types/fill-in-blanks/student-view.ts';
import { toMcqStudentBlock } from '../../types/mcq/student-view.ts';

/** Texts that a student may read; `*` is any index. Every other text of a question is a secret. */
const publicPaths = {
  MCQ: [
    'id',
    'rubric',
    'content.*.id',
    'content.*.text',
    'content.*.image.id',
    'content.*.image.name',
    'content.*.image.mime',
  ],
  ShortAnswers: ['id', 'rubric', 'content.*.id', 'content.*.prompt'],
  NoteTaking: ['id', 'rubric', 'content.*.id', 'content.*.prompt'],
  FillInBlanks: ['id', 'rubric', 'content.*.id', 'content.*.text'],
  Rubric: ['id', 'rubric'],
  Matching: ['id', 'rubric', 'content.*.id', 'content.*.left', 'content.*.right', 'distractors.*'],
  Vocab: ['id', 'rubric'],
  WritingPhotoDescription: ['id', 'rubric'],
  WritingSummaries: ['id', 'rubric'],
  WritingEssays: ['id', 'rubric'],
  SpeakingQA: [
    'id',
    'rubric',
    'content.*.id',
    'content.*.text',
    'content.*.audio.id',
    'content.*.audio.name',
    'content.*.audio.mime',
  ],
  SpeakingPhotoDescription: [
    'id',
    'rubric',
    'content.*.id',
    'content.*.alt',
    'content.*.image.id',
    'content.*.image.name',
    'content.*.image.mime',
  ],
  VideoSpeaking: ['id', 'rubric', 'video.id', 'video.name', 'video.mime'],
} as const satisfies Record<QuestionType, readonly string[]>;

const publicInput = /^(id|kind|html|alt|(file|captions)\.(id|name|mime))$/u;

/** A word box shows each gap's first answer and the distractors: that is what it is for. */
const boxPaths: readonly string[] = ['content.*.answers.0', 'distractors.*'];

describe.each(questionTypes)('the student view of %s', (type) => {
  it('shows what is public and nothing else: a sentinel in every text of every block', () => {
    let secrets = 0;
    for (const [index, { block }] of fixtures[type].entries()) {
      const open: readonly string[] = [
        ...publicPaths[type],
        ...('boxOptions' in block && block.boxOptions ? boxPaths : []),
      ];
      for (const path of textPaths(block)) {
        const question = questionFixture(type);
        plant(question.questions[index], path);
        const isPublic =
          open.includes(path.map(indexToStar).join('.')) || open.includes(path.map(innerIndexToStar).join('.'));
        expect(sees(question), path.join('.')).toBe(isPublic);
        secrets += isPublic ? 0 : 1;
      }
    }
    expect(secrets).toBeGreaterThan(0);
  });

  it('shows the stimulus without the transcript of a recording', () => {
    for (const [index, item] of questionFixture(type).input.entries()) {
      for (const path of textPaths(item)) {
        const question = questionFixture(type);
        plant(question.input[index], path);
        expect(sees(question), path.join('.')).toBe(publicInput.test(path.join('.')));
      }
    }
  });
});

it('does not tell which option of an MCQ is right, only whether several are', () => {
  fc.assert(
    fc.property(arbitraries.MCQ.block, fc.integer(), (block, turn) => {
      const flags = block.content.map((option) => option.correct);
      const content = block.content.map((option, index) => ({
        ...option,
        correct: flags.at((index + turn) % flags.length) ?? false,
      }));
      expect(toMcqStudentBlock({ ...block, content })).toStrictEqual(toMcqStudentBlock(block));
    }),
  );
});

it('does not tell by the word box which word belongs where, nor which is a distractor', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/u), { minLength: 3, maxLength: 9 }),
      fc.nat(),
      (words, turn) => {
        const turned = words.map((_, index) => words[(index + turn) % words.length] ?? '');
        expect(toFillInBlanksStudentBlock(boxOf(turned))).toStrictEqual(toFillInBlanksStudentBlock(boxOf(words)));
        expect(toFillInBlanksStudentBlock(boxOf(words)).words.toSorted()).toEqual(words.toSorted());
      },
    ),
  );
});

it('keeps alternatives, matching and explanations of a gap to itself', () => {
  fc.assert(
    fc.property(arbitraries.FillInBlanks.block, (block) => {
      const bare: FillInBlanksBlock = {
        ...block,
        content: block.content.map((item) =>
          item.type === 'gap' ? { type: 'gap', id: item.id, answers: item.answers.slice(0, 1), mark: item.mark } : item,
        ),
      };
      expect(toFillInBlanksStudentBlock(bare)).toStrictEqual(toFillInBlanksStudentBlock(block));
    }),
  );
});

const sentinel = 'SENTINEL';

/** The first two words fill gaps, the others distract. */
function boxOf(words: readonly string[]): FillInBlanksBlock {
  const gaps = words.slice(0, 2).map((word, index) => ({ type: 'gap' as const, id: `gap-${index}`, answers: [word] }));
  return {
    type: 'FillInBlanks',
    id: 'box',
    rubric: '',
    autoCorrected: true,
    content: gaps,
    boxOptions: true,
    distractors: words.slice(2),
  };
}

function sees(question: Question): boolean {
  return JSON.stringify(toStudentView(question)).includes(sentinel);
}

/** Paths of every text in a value but the names that tell its shape. */
function textPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return ['type', 'kind'].includes(path.at(-1) ?? '') ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textPaths(inner, [...path, key]));
}

/** Puts the sentinel into a text of a value that nobody else holds. */
function plant(root: unknown, path: readonly string[]): void {
  let at: unknown = root;
  for (const key of path.slice(0, -1)) at = Object(at)[key];
  Reflect.set(Object(at), path.at(-1) ?? '', sentinel);
}

function indexToStar(key: string): string {
  return /^\d+$/u.test(key) ? '*' : key;
}

/** `content.*.answers.0` keeps its last index: only the first answer is in the box. */
function innerIndexToStar(key: string, place: number): string {
  return place === 1 ? indexToStar(key) : key;
}
