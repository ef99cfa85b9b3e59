import type { InputItem } from '../../primitives/schema/input.ts';
import type { Draft } from '../core/question.ts';
import type { Block } from '../core/registry.ts';
import { letterOf } from '../../types/mcq/choice.ts';
import type { RuleExample } from './rule.ts';
import { linesText } from './text/draft-parts.ts';

/** A line of an example; `isKey` for what is right. */
export interface ExampleLine {
  text: string;
  isKey: boolean;
}

/** An example of a rule as lines of plain text, for pages and commands. */
export function exampleLines({ draft, options = {} }: RuleExample): ExampleLine[] {
  const minutes = options.minutes == null ? [] : [plain(`${options.minutes} min`)];
  return [...minutes, ...headLines(draft), ...draft.questions.flatMap(blockLines)];
}

function headLines({ type, level, input }: Draft): ExampleLine[] {
  const head = [...(type === 'Listening' ? [type] : []), ...(level === '' ? [] : [level])].join(' · ');
  return [...(head === '' ? [] : [plain(head)]), ...input.map((item) => plain(inputText(item)))];
}

function inputText(item: InputItem): string {
  switch (item.kind) {
    case 'text':
      return shortened(linesText(item.html));
    case 'image':
      return `[${item.file.name}] ${item.alt}`;
    case 'audio':
      return `[${item.file.name}] ${item.transcript ?? ''}`.trim();
    case 'video':
    case 'pdf':
      return `[${item.file.name}]`;
  }
}

function blockLines(block: Block): ExampleLine[] {
  const rubric = linesText(block.rubric)
    .split('\n')
    .map((text) => plain(text));
  if (block.type === 'MCQ')
    return [
      ...rubric,
      ...block.content.map(({ text, correct }, at) => ({ text: `${letterOf(at)}  ${text}`, isKey: correct })),
    ];
  if (block.type === 'FillInBlanks') {
    const text = block.content.map((item) => (item.type === 'text' ? item.text : `[${item.answers.join(' | ')}]`));
    const box = block.boxOptions ? [plain(`+ ${(block.distractors ?? []).join(', ')}`)] : [];
    return [...rubric, plain(text.join('')), ...box];
  }
  if (block.type === 'SpeakingQA')
    return [
      ...rubric,
      ...block.content.map(({ text, answerSeconds }) => plain(`${text} (${answerSeconds ?? '–'} s)`)),
      plain(shortened(linesText(block.modelAnswer ?? ''))),
    ];
  return 'minWords' in block ? [...rubric, plain(`${block.minWords}–${block.maxWords} words`)] : rubric;
}

/** Long passages are cut: what makes them an example is their length. */
function shortened(text: string): string {
  return text.length <= 240 ? text : `${text.slice(0, 240)}…`;
}

function plain(text: string): ExampleLine {
  return { text, isKey: false };
}
