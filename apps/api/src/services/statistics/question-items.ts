import { plainText, type AnswerEntry, type Block, type Question } from '@rubrica/question-kit';
import { markComponents, type ItemStatistics } from '@rubrica/api-client/contract';
import { computeMark } from '../answers/manual-marks.ts';
import { acceptedId, questionChoices, type Given, type ItemChoices } from './item-choices.ts';

/** An item of a question, before anything is known of its marks. */
export interface QuestionItem extends Pick<
  ItemStatistics,
  'type' | 'block' | 'part' | 'component' | 'text' | 'maximum'
> {
  /** What it is called in every version of the question. */
  key: string;
  /** Which block of the question it is in, counting those that are only read, and which item of it; from 0. */
  place: { block: number; item: number };
  /** Null where a text or a recording is given. */
  choices: ItemChoices | null;
}

/** What one answer earned and gave: one for each item of the question, in their order. */
export interface AnswerScore {
  marks: number[];
  given: Given[];
}

const longestText = 160;

/** Returns the items of a question: what can earn points by itself. Texts that are only read are none. */
export function questionItems(question: Question): QuestionItem[] {
  const { blocks } = computeMark(question, [], null);
  const choices = questionChoices(question);
  const answered = question.questions.flatMap((block, index) => {
    const items = (blocks[index]?.items ?? [])
      .map((item, place) => ({ ...item, place }))
      .filter(({ maximum }) => maximum > 0);
    return items.length === 0 ? [] : [{ block, index, items }];
  });
  return answered.flatMap(({ block, index, items }, blockPlace) =>
    items.map(({ itemId, maximum, place }, part) => {
      const ofItem = choices[index]?.[place] ?? null;
      return {
        key: `${block.id ?? String(index)}/${itemId ?? String(part)}`,
        type: block.type,
        block: blockPlace + 1,
        part: items.length > 1 ? part + 1 : null,
        // An author may have named a gap so.
        component: ofItem ? null : (markComponents.find((component) => component === itemId) ?? null),
        text: shortened(itemText(block, itemId)),
        maximum,
        place: { block: index, item: place },
        choices: ofItem,
      };
    }),
  );
}

/** Returns what an answer earned in every item of its question, and what it gave. */
export function scoreAnswer(
  { question, items }: { question: Question; items: readonly QuestionItem[] },
  entries: readonly AnswerEntry[],
  marks: readonly AnswerEntry[] | null,
): AnswerScore {
  const { blocks } = computeMark(question, entries, marks);
  const scores = items.map(({ place, choices }) => {
    const mark = blocks[place.block]?.items[place.item]?.mark ?? 0;
    const given = choices?.read(entries[place.block]) ?? { ids: [], typed: null };
    const isAccepted = choices?.kind === 'typed' && mark > 0;
    return { mark, given: isAccepted ? { ...given, ids: [acceptedId] } : given };
  });
  return { marks: scores.map(({ mark }) => mark), given: scores.map(({ given }) => given) };
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
