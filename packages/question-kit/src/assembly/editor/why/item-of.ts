import { promptText } from '../../../families/short-answers/views/prompt-lines.ts';
import type { Draft } from '../../core/question.ts';

/** An item that can be explained: which kind, its words, its explanation. */
export interface Explained {
  kind: 'option' | 'gap' | 'pair' | 'field';
  words: string;
  why: string | undefined;
}

/** The item at a question index and a sub-question index; null where there is none that can be explained. */
export function itemOf(draft: Draft, question: number, item: number): Explained | null {
  const block = draft.questions[question];
  if (block?.type === 'MCQ') {
    const option = block.content[item];
    return option ? { kind: 'option', words: option.text, why: option.why } : null;
  }
  if (block?.type === 'FillInBlanks') {
    const gap = block.content[item];
    return gap?.type === 'gap' ? { kind: 'gap', words: gap.answers[0] ?? '', why: gap.why } : null;
  }
  if (block?.type === 'ShortAnswers') {
    const field = block.content[item];
    return field ? { kind: 'field', words: field.answers[0] ?? promptText(field.prompt ?? ''), why: field.why } : null;
  }
  if (block?.type === 'Matching') {
    const pair = block.content[item];
    return pair ? { kind: 'pair', words: `${pair.left} – ${pair.right}`, why: pair.why } : null;
  }
  return null;
}

/** Which of its kind the item is, from 1: text runs between gaps are not counted. */
export function itemPosition(draft: Draft, question: number, item: number): number {
  let position = 0;
  for (let place = 0; place <= item; place += 1) if (itemOf(draft, question, place)) position += 1;
  return position;
}
