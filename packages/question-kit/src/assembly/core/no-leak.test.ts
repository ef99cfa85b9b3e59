import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionTypes, type QuestionType } from '../../types/question-types.ts';
import { studentQuestionSchema, type Question } from './question.ts';
import { plantAllSentinels, publicSentinels } from './sentinels.ts';
import { toStudentView } from './student-view.ts';
import { questionFixture } from '../../fixtures.ts';
import { arbitraries } from '../../testing/arbitraries.ts';
import type { FillInBlanksBlock } from '../../types/fill-in-blanks/schema.ts';
import { toFillInBlanksStudentBlock } from '../../types/fill-in-blanks/student-view.ts';
import { toMcqStudentBlock } from '../../types/mcq/student-view.ts';

// What is secret follows from the schemas: every text that they name gets a sentinel, also those that no example has, and all
// but the public texts below must stay away. What is no text is held back in two ways: the schema of the view is strict and
// names no key, so a `correct` that is handed on does not parse; and what could reveal a key by an order, an id or a count is
// the same when the key changes (the properties below, and those of matching in types/matching/marking.test.ts).

/** Texts that a student may read; `*` is any index. Every other text of a question is a secret. */
const publicPaths = {
  MCQ: ['id', 'rubric', 'content.*.id', 'content.*.text', 'content.*.image.id', 'content.*.image.name'],
  ShortAnswers: ['id', 'rubric', 'content.*.id', 'content.*.prompt'],
  NoteTaking: ['id', 'rubric', 'content.*.id', 'content.*.prompt'],
  FillInBlanks: ['id', 'rubric', 'content.*.id', 'content.*.text'],
  Rubric: ['id', 'rubric'],
  Matching: ['id', 'rubric', 'content.*.id', 'content.*.left', 'content.*.right', 'distractors.*'],
  Vocab: ['id', 'rubric'],
  WritingPhotoDescription: ['id', 'rubric'],
  WritingSummaries: ['id', 'rubric'],
  WritingEssays: ['id', 'rubric'],
  SpeakingQA: ['id', 'rubric', 'content.*.id', 'content.*.text', 'content.*.audio.id', 'content.*.audio.name'],
  SpeakingPhotoDescription: [
    'id',
    'rubric',
    'content.*.id',
    'content.*.alt',
    'content.*.image.id',
    'content.*.image.name',
  ],
  VideoSpeaking: [
    'id',
    'rubric',
    'video.id',
    'video.name',
    'captions.*.language',
    'captions.*.label',
    'captions.*.cues.*.text',
  ],
} as const satisfies Record<QuestionType, readonly string[]>;

const publicInput = ['id', 'html', 'alt', ...['file', 'captions'].flatMap((file) => [`${file}.id`, `${file}.name`])];
const publicHead = ['title', 'category', 'level', 'diploma'];

/** A word box shows each gap's first answer and the distractors: that is what it is for. */
const boxPaths: readonly string[] = ['content.*.answers.0', 'distractors.*'];

describe.each(questionTypes)('the student view of %s', (type) => {
  const planted = plantAllSentinels(questionFixture(type));
  const view = toStudentView(planted.question);
  const texts = [...planted.paths].map(([sentinel, path]) => ({
    path,
    isPublic: isPublic(path, planted.question),
    isShown: JSON.stringify(view).includes(sentinel),
    isInItsPlace: publicSentinels(planted, view).has(sentinel),
  }));

  it('shows the public texts and no other', () => {
    expect(texts.filter((text) => text.isShown && !text.isPublic)).toEqual([]);
    expect(texts.filter((text) => text.isPublic && !text.isShown)).toEqual([]);
    expect(texts.some((text) => !text.isPublic)).toBe(true);
  });

  it('shows each of them where its schema says', () => {
    expect(texts.filter(({ isShown, isInItsPlace }) => isShown !== isInItsPlace)).toEqual([]);
    expect(studentQuestionSchema.parse(view)).toEqual(view);
  });
});

it('does not reveal which option of an MCQ is correct, only whether several are', () => {
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

it('does not reveal by the word box which word belongs where, nor which is a distractor', () => {
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

/** Whether a student may read the text at this path of a question. */
function isPublic(path: string, { questions }: Question): boolean {
  const [list, index, ...rest] = path.split('.');
  const block = list === 'questions' ? questions[Number(index)] : undefined;
  if (!block) return (list === 'input' ? publicInput : publicHead).includes(list === 'input' ? rest.join('.') : path);
  const open: readonly string[] = [
    ...publicPaths[block.type],
    ...('boxOptions' in block && block.boxOptions ? boxPaths : []),
  ];
  return open.includes(rest.map(indexToStar).join('.')) || open.includes(rest.map(innerIndexToStar).join('.'));
}

function indexToStar(key: string): string {
  return /^\d+$/u.test(key) ? '*' : key;
}

/** `content.*.answers.0` keeps its last index: only the first answer is in the box. */
function innerIndexToStar(key: string, place: number): string {
  return place === 1 ? indexToStar(key) : key;
}
