import { gapsFromText } from '../../../types/fill-in-blanks/gaps-text.ts';
import type { MatchingBlock } from '../../../types/matching/schema.ts';
import { emptyDraft } from '../../core/defaults.ts';
import type { Draft } from '../../core/question.ts';
import type { Block } from '../../core/registry.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';

/** A question for a rule's example. */
export function exampleOf(head: Partial<Draft>, ...questions: Block[]): Draft {
  return { ...emptyDraft(), title: 'Example', ...head, questions };
}

/** A multiple-choice block; an option that begins with `*` is right. Its id is made from the stem. */
export function choiceExample(stem: string, ...options: string[]): Block {
  const id =
    stem
      .toLowerCase()
      .match(/[a-z]+/gu)
      ?.join('-')
      .slice(0, 40) ?? 'example';
  return {
    type: 'MCQ',
    id,
    rubric: stem.startsWith('<') ? stem : `<p>${stem}</p>`,
    autoCorrected: true,
    content: options.map((text, at) => ({
      id: `${id}-${at + 1}`,
      text: text.replace(/^\*/u, ''),
      correct: text.startsWith('*'),
    })),
  };
}

/** A text with gaps as authors type them: `The cat [[sat|lay]] down.` With `box`, the distractors of a word box. */
export function gapExample(rubric: string, text: string, box?: string[]): Block {
  let gaps = 0;
  const nextId = () => `gap-${(gaps += 1)}`;
  return {
    type: 'FillInBlanks',
    id: 'example-gaps',
    rubric: `<p>${rubric}</p>`,
    autoCorrected: true,
    content: gapsFromText(text, nextId),
    boxOptions: box !== undefined,
    ...(box && { distractors: box }),
  };
}

/** A passage. */
export function passageExample(text: string): InputItem {
  return { id: 'example-passage', kind: 'text', html: `<p>${text}</p>` };
}

/** A recording, with the words that are spoken in it. */
export function audioExample(transcript?: string): InputItem {
  const file = { id: 'example-audio', name: 'interview.mp3', mime: 'audio/mpeg', size: 90_000, durationMs: 60_000 };
  return { id: 'example-recording', kind: 'audio', file, ...(transcript !== undefined && { transcript }) };
}

/** Short answers, a line each: the prompt and the accepted answer as `prompt=answer`. */
export function shortExample(rubric: string, ...lines: string[]): Block {
  return {
    type: 'ShortAnswers',
    id: 'example-answers',
    rubric: `<p>${rubric}</p>`,
    autoCorrected: true,
    content: lines.map((line, at) => {
      const [prompt = '', answer = ''] = line.split('=');
      return { id: `answer-${at + 1}`, prompt, answers: [answer] };
    }),
    answersCount: lines.length,
  };
}

/** Pairs as `left=right`. */
export function matchingExample(rubric: string, ...lines: string[]): MatchingBlock {
  return {
    type: 'Matching',
    id: 'example-pairs',
    rubric: `<p>${rubric}</p>`,
    autoCorrected: true,
    content: lines.map((line, at) => {
      const [left = '', right = ''] = line.split('=');
      return { id: `pair-${at + 1}`, left, right };
    }),
  };
}
