import { PaperLimitError, paperLimits } from '../limits.ts';
import type { Place, QuestionShape, Sections } from './shape.ts';

/** Every question of the sections, in their order. */
export function questionsOf<Question extends QuestionShape>(sections: Sections<Question>): Question[] {
  return sections.flatMap(({ questions }) => questions);
}

/**
 * Adds questions, at the end of the last section if no place is given or its section is not there.
 *
 * @throws {PaperLimitError} when the section would have too many
 */
export function addQuestions<Question extends QuestionShape>(
  sections: Sections<Question>,
  added: readonly Question[],
  place?: Place,
): Sections<Question> {
  const known = new Set(questionsOf(sections).map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id));
  const target = sections.find(({ id }) => id === place?.sectionId) ?? sections.at(-1);
  if (!target || fresh.length === 0) return sections;
  return sections.map((section) =>
    section === target ? { ...section, questions: inserted(section.questions, fresh, place?.index) } : section,
  );
}

/**
 * Moves questions to a place, in the order that they have in the paper. `index` counts the questions that are in the section
 * before the move.
 *
 * @throws {PaperLimitError} when the section would have too many
 */
export function moveQuestions<Question extends QuestionShape>(
  sections: Sections<Question>,
  ids: ReadonlySet<string>,
  place: Place,
): Sections<Question> {
  const target = sections.find(({ id }) => id === place.sectionId);
  const moved = questionsOf(sections).filter(({ id }) => ids.has(id));
  if (!target || moved.length === 0) return sections;
  const before = target.questions.slice(0, within(place.index, target.questions.length));
  const index = before.filter(({ id }) => !ids.has(id)).length;
  return removeQuestions(sections, ids).map((section) =>
    section.id === target.id ? { ...section, questions: inserted(section.questions, moved, index) } : section,
  );
}

/** Moves one question by a number of places, into the section before or after where its own ends. */
export function moveQuestionBy<Question extends QuestionShape>(
  sections: Sections<Question>,
  id: string,
  by: -1 | 1,
): Sections<Question> {
  const at = sections.findIndex(({ questions }) => questions.some((question) => question.id === id));
  const section = sections[at];
  if (!section) return sections;
  const index = section.questions.findIndex((question) => question.id === id);
  const isAtEdge = index + by < 0 || index + by >= section.questions.length;
  if (!isAtEdge) {
    const place = { sectionId: section.id, index: by === 1 ? index + 2 : index - 1 };
    return moveQuestions(sections, new Set([id]), place);
  }
  const neighbour = sections[at + by];
  if (!neighbour) return sections;
  return moveQuestions(sections, new Set([id]), { sectionId: neighbour.id, index: by === 1 ? 0 : undefined });
}

/**
 * Puts a copy after each of the questions. Where a question and its translation are copied together, so is their link.
 *
 * @param copy makes a copy with an id of its own
 * @throws {PaperLimitError} when a section would have too many
 */
export function duplicateQuestions<Question extends QuestionShape>(
  sections: Sections<Question>,
  ids: ReadonlySet<string>,
  copy: (question: Question) => Question,
): Sections<Question> {
  // All of them first: a translation may come before its original, and in another section.
  const copies = new Map(
    questionsOf(sections)
      .filter(({ id }) => ids.has(id))
      .map((question) => [question.id, copy(question)]),
  );
  return sections.map((section) => {
    if (!section.questions.some(({ id }) => ids.has(id))) return section;
    const questions = section.questions.flatMap((question) => {
      const made = copies.get(question.id);
      if (!made) return [question];
      const original = copies.get(question.translationOf ?? '');
      return [question, original ? { ...made, translationOf: original.id } : made];
    });
    return { ...section, questions: checked(questions) };
  });
}

/** Removes questions. */
export function removeQuestions<Question extends QuestionShape>(
  sections: Sections<Question>,
  ids: ReadonlySet<string>,
): Sections<Question> {
  return sections.map((section) =>
    section.questions.some(({ id }) => ids.has(id))
      ? { ...section, questions: section.questions.filter(({ id }) => !ids.has(id)) }
      : section,
  );
}

/** Changes questions one by one; the change keeps the id. What it leaves as it is stays the same object. */
export function changeQuestions<Question extends QuestionShape>(
  sections: Sections<Question>,
  ids: ReadonlySet<string>,
  change: (question: Question) => Question,
): Sections<Question> {
  return sections.map((section) => {
    const questions = section.questions.map((question) => (ids.has(question.id) ? change(question) : question));
    return questions.every((question, index) => question === section.questions[index])
      ? section
      : { ...section, questions };
  });
}

function inserted<Question>(list: readonly Question[], added: readonly Question[], index: number | undefined) {
  return checked(list.toSpliced(within(index, list.length), 0, ...added));
}

function within(index: number | undefined, length: number): number {
  return index === undefined ? length : Math.min(Math.max(Math.trunc(index), 0), length);
}

function checked<Question>(questions: readonly Question[]): readonly Question[] {
  const limit = paperLimits.questionsPerSection;
  if (questions.length <= limit) return questions;
  throw new PaperLimitError(`A section holds ${limit} questions at most. Put the others into another section.`);
}
