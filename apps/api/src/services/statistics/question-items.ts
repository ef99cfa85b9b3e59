import { chosenOptions, plainText, type AnswerEntry, type Block, type Question } from '@rubrica/question-kit';
import type { ItemStatistics } from '@rubrica/api-client/contract';
import { computeMark } from '../answers/manual-marks.ts';

/** An item of a question, before anything is known of its marks. */
export interface QuestionItem extends Pick<ItemStatistics, 'type' | 'block' | 'part' | 'text' | 'maximum' | 'chance'> {
  /** What it is called in every version of the question. */
  key: string;
  /** The options to choose from; empty where there is no choice. */
  options: { id: string; text: string; isKey: boolean }[];
}

/** What one answer earned and chose. */
export interface AnswerScore {
  /** One for each item of the question, in their order. */
  marks: number[];
  /** The ids of the chosen options, for each item. */
  chosen: string[][];
}

const longestText = 160;

/** Returns the items of a question: what can earn points by itself. Texts that are only read are none. */
export function questionItems(question: Question): QuestionItem[] {
  const { blocks } = computeMark(question, [], null);
  const answered = question.questions.flatMap((block, index) => {
    const items = (blocks[index]?.items ?? []).filter(({ maximum }) => maximum > 0);
    return items.length === 0 ? [] : [{ block, index, items }];
  });
  return answered.flatMap(({ block, index, items }, place) =>
    items.map(({ itemId, maximum }, part) => ({
      key: `${block.id ?? String(index)}/${itemId ?? String(part)}`,
      type: block.type,
      block: place + 1,
      part: items.length > 1 ? part + 1 : null,
      text: shortened(itemText(block, itemId)),
      maximum,
      ...choicesOf(block),
    })),
  );
}

/** Returns what an answer earned in every item of its question, and what it chose. */
export function scoreAnswer(
  question: Question,
  entries: readonly AnswerEntry[],
  marks: readonly AnswerEntry[] | null,
): AnswerScore {
  const { blocks } = computeMark(question, entries, marks);
  const scores = blocks.flatMap(({ items }, index) =>
    items
      .filter(({ maximum }) => maximum > 0)
      .map(({ mark }) => ({ mark, chosen: chosenIn(question.questions[index], entries[index]) })),
  );
  return { marks: scores.map(({ mark }) => mark), chosen: scores.map(({ chosen }) => chosen) };
}

function choicesOf(block: Block): Pick<QuestionItem, 'options' | 'chance'> {
  if (block.type !== 'MCQ') return { options: [], chance: null };
  const options = block.content.map(({ id, text, correct }) => ({ id, text, isKey: correct }));
  const keys = options.filter(({ isKey }) => isKey).length;
  return { options, chance: keys === 1 && options.length > 1 ? 1 / options.length : null };
}

function chosenIn(block: Block | undefined, entry: AnswerEntry | undefined): string[] {
  if (block?.type !== 'MCQ' || !entry || !('studentAnswer' in entry)) return [];
  return typeof entry.studentAnswer === 'string' ? chosenOptions(entry.studentAnswer) : [];
}

function itemText(block: Block, itemId: string | undefined): string {
  const ownText = () => {
    if (block.type === 'Matching') return block.content.find(({ id }) => id === itemId)?.left;
    if (block.type === 'ShortAnswers') return block.content.find(({ id }) => id === itemId)?.prompt;
    if (block.type !== 'FillInBlanks') return undefined;
    return block.content.flatMap((item) => (item.type === 'gap' && item.id === itemId ? item.answers : []))[0];
  };
  return ownText()?.trim() || plainText(block.rubric).trim();
}

const shortened = (text: string) => (text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text);
