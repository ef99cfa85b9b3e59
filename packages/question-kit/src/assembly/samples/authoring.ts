import type { Match } from '../../primitives/schema/fields.ts';
import type { InputItem } from '../../primitives/schema/input.ts';
import type { Question } from '../core/question.ts';
import type { FillInBlanksItem } from '../../types/fill-in-blanks/schema.ts';
import type { McqOption } from '../../types/mcq/schema.ts';

/** Names of the papers' levels, in their order. */
export const levelNames = ['A2', 'B1', 'B2', 'C1'] as const;
/** Names of the papers' categories, in their order. */
export const categoryNames = ['Mock papers', 'Vocabulary', 'Bilingual practice'] as const;
/** Names of the papers' diplomas, in their order. */
export const diplomaNames = ['General English, B2', 'Advanced English, C1'] as const;

/** A question whose level, category and diploma are names instead of ids. */
export interface SampleQuestion {
  level: (typeof levelNames)[number];
  category: (typeof categoryNames)[number];
  diploma: (typeof diplomaNames)[number] | '';
  content: Omit<Question, 'version' | 'level' | 'category' | 'diploma'>;
}

/** Joins the lines of a text into one. */
export function line(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ');
}

/** Converts text into HTML paragraphs, separated by blank lines. */
export function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => `<p>${line(paragraph)}</p>`)
    .join('');
}

/** A passage to read, with its source and the words that the paper explains. */
export function passage(given: {
  id: string;
  heading: string;
  source: string;
  text: string;
  glossary?: Record<string, string>;
  /** Language and direction of the glossary's explanations, where they are not English. */
  glossaryIn?: { lang: string; dir: 'ltr' | 'rtl' };
}): InputItem {
  const language = given.glossaryIn ? ` lang="${given.glossaryIn.lang}" dir="${given.glossaryIn.dir}"` : '';
  const words = Object.entries(given.glossary ?? {})
    .map(([word, meaning]) => `<li><strong>${word}</strong>: <span${language}>${meaning}</span></li>`)
    .join('');
  const html = `<h3>${given.heading}</h3>${paragraphs(given.text)}<p><em>${given.source}</em></p>`;
  return { id: given.id, kind: 'text', html: words === '' ? html : `${html}<ul>${words}</ul>` };
}

interface Choice {
  text: string;
  why: string;
  correct: boolean;
}

/** An option that is right, and why. */
export const right = (text: string, why: string): Choice => ({ text, why, correct: true });
/** An option that is wrong, and why. */
export const wrong = (text: string, why: string): Choice => ({ text, why, correct: false });

/** A multiple-choice block; its options are named after it by letter: `id-a`, `id-b` … */
export function choice(id: string, rubric: string, choices: Choice[]) {
  return {
    type: 'MCQ' as const,
    id,
    rubric: asRichText(rubric),
    autoCorrected: true,
    content: choices.map(
      ({ text, why, correct }, index) =>
        ({
          id: `${id}-${String.fromCodePoint(97 + index)}`,
          text,
          correct,
          why: asRichText(why),
        }) satisfies McqOption,
    ),
  };
}

interface GapDraft {
  answers: string[];
  why: string;
  match?: Match;
}

/** A gap: its answers, the model one first, and why. One typing error in a long word is forgiven. */
export const gap = (answers: string[], why: string): GapDraft => ({ answers, why, match: { typos: 1 } });
/** A gap that examines spelling too: no typing error is forgiven. */
export const spelt = (answers: string[], why: string): GapDraft => ({ answers, why });

/** A text with gaps; they are named after the block by number: `id-1`, `id-2` … `box` holds a word box's distractors. */
export function gaps(id: string, rubric: string, pieces: (string | GapDraft)[], box?: string[]) {
  let number = 0;
  const content = pieces.map((piece): FillInBlanksItem => {
    if (typeof piece === 'string') return { type: 'text', text: piece };
    number += 1;
    return { type: 'gap', id: `${id}-${number}`, ...piece, why: asRichText(piece.why) };
  });
  const block = { type: 'FillInBlanks' as const, id, rubric: asRichText(rubric), autoCorrected: true, content };
  return box ? { ...block, boxOptions: true, distractors: box } : { ...block, boxOptions: false };
}

/** A writing task with its maxima, its length in words and a model answer. */
export function essay(given: {
  id: string;
  task: string;
  minWords: number;
  maxWords: number;
  /** The maximum of each of the two components, in points. */
  marks: number;
  model: string;
}) {
  return {
    type: 'WritingEssays' as const,
    id: given.id,
    rubric: asRichText(given.task),
    autoCorrected: false,
    contentMark: given.marks,
    languageMark: given.marks,
    minWords: given.minWords,
    maxWords: given.maxWords,
    modelAnswer: paragraphs(given.model),
  };
}

function asRichText(text: string): string {
  const tidy = line(text);
  return tidy.startsWith('<p') ? tidy : `<p>${tidy}</p>`;
}
