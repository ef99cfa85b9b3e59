import {
  chosenOptions,
  comparableForm,
  markAnswers,
  toStudentView,
  type AnswerEntry,
  type Block,
  type BlockOf,
  type Question,
  type ShortItem,
  type StudentBlock,
} from '@rubrica/question-kit';

/** An answer that can be given to an item. */
export interface Choice {
  id: string;
  text: string;
  isKey: boolean;
}

/** What was given to an item. */
export interface Given {
  /** Ids of its choices, or the form of what was typed; none where it was left empty. */
  ids: string[];
  /** As it was typed; null where there is nothing to type. */
  typed: string | null;
}

/**
 * What can be given to an item.
 *
 * - `own`: options of its own, in the author's order (MCQ)
 * - `shared`: the rights of all pairs, or the words of a box
 * - `typed`: a few words; known before is only what the marker accepts, as one choice
 */
export interface ItemChoices {
  kind: 'own' | 'shared' | 'typed';
  choices: readonly Choice[];
  /** The facility that guessing gives; null where it is not known. */
  chance: number | null;
  read: (entry: AnswerEntry | undefined) => Given;
}

/** The id of all that the marker accepts, among typed answers. */
export const acceptedId = 'accepted';

const nothing: Given = { ids: [], typed: null };

/** Returns, for each block of a question, what can be given to its items in the order of marking; none for texts and recordings. */
export function questionChoices(question: Question): readonly (readonly ItemChoices[])[] {
  const views = toStudentView(question).questions;
  return question.questions.map((block, index) => blockChoices(block, views[index]));
}

function blockChoices(block: Block, view: StudentBlock | undefined): ItemChoices[] {
  if (block.type === 'MCQ') return [optionChoices(block)];
  if (block.type === 'Matching' && view?.type === 'Matching') {
    return sharedChoices(
      block,
      block.content.length,
      view.rights.map(({ id, text }) => [id, text]),
    );
  }
  if (block.type === 'FillInBlanks' && view?.type === 'FillInBlanks') {
    const gaps = block.content.filter((item) => item.type === 'gap');
    if (!block.boxOptions) return gaps.map(typedChoices);
    return sharedChoices(
      block,
      gaps.length,
      view.words.map((word) => [word, word]),
    );
  }
  if (block.type !== 'ShortAnswers') return [];
  return Array.from({ length: block.answersCount }, (_, place) => typedChoices(block.content[place], place));
}

function optionChoices(block: BlockOf<'MCQ'>): ItemChoices {
  const choices = block.content.map(({ id, text, correct }) => ({ id, text, isKey: correct }));
  const keys = choices.filter(({ isKey }) => isKey).length;
  return {
    kind: 'own',
    choices,
    chance: keys === 1 && choices.length > 1 ? 1 / choices.length : null,
    read: (entry) => {
      if (!entry || !('studentAnswer' in entry) || typeof entry.studentAnswer !== 'string') return nothing;
      return { ids: chosenOptions(entry.studentAnswer), typed: null };
    },
  };
}

/**
 * The choices of items that choose from one list. They go by their texts: two that read the same are one, in every version of
 * the question. Which of them is right for which item, the marker says.
 */
function sharedChoices(block: Block, items: number, list: readonly (readonly [id: string, text: string])[]) {
  const textById = new Map(list);
  const idByText = new Map(list.map(([id, text]) => [text, id]));
  const rightPlaces = new Map(
    [...idByText].map(([text, studentAnswer]) => {
      const everywhere = Array.from({ length: items }, () => ({ studentAnswer, studentMark: 0 }));
      const marked = markAnswers({ questions: [block] }, [everywhere]).blocks[0]?.items ?? [];
      return [text, new Set(marked.flatMap(({ mark }, place) => (mark > 0 ? [place] : [])))];
    }),
  );
  return Array.from({ length: items }, (_, place): ItemChoices => {
    const choices = [...rightPlaces].map(([text, places]) => ({ id: text, text, isKey: places.has(place) }));
    return {
      kind: 'shared',
      choices,
      chance: null,
      read: (entry) => {
        const id = shortAnswer(entry, place);
        return id === '' ? nothing : { ids: [textById.get(id) ?? id], typed: null };
      },
    };
  });
}

function typedChoices(field: Pick<ShortItem, 'answers' | 'match'> | undefined, place: number): ItemChoices {
  return {
    kind: 'typed',
    choices: [{ id: acceptedId, text: field?.answers.join(' / ') ?? '', isKey: true }],
    chance: null,
    read: (entry) => {
      const typed = shortAnswer(entry, place);
      return typed === '' ? nothing : { ids: [comparableForm(typed, field?.match)], typed };
    },
  };
}

function shortAnswer(entry: AnswerEntry | undefined, place: number): string {
  return Array.isArray(entry) ? (entry[place]?.studentAnswer.trim() ?? '') : '';
}
