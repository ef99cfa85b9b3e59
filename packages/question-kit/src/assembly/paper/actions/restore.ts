import { PaperLimitError, paperLimits } from '../limits.ts';
import { addQuestions, questionsOf } from './questions.ts';
import { addSection } from './sections.ts';
import type { QuestionShape, Sections } from './shape.ts';

/**
 * Takes an action on a paper back, and keeps what was written in its questions since: a question that is now as the action left
 * it becomes what it was before, and any other stays as it is now. Questions that came to the paper by the action or after it stay if somebody has
 * written in them since, at the end of the section that they are in. A section that came otherwise stays where it is.
 *
 * @param before the sections before the action
 * @param after the sections as the action left them
 * @param now the sections as they are
 * @throws {PaperLimitError} when the paper would have too many sections
 */
export function withoutAction<Question extends QuestionShape>(
  before: Sections<Question>,
  after: Sections<Question>,
  now: Sections<Question>,
): Sections<Question> {
  const left = byId(after);
  const present = byId(now);
  const known = byId(before);
  const restored = before.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      const current = present.get(question.id);
      return current === undefined || current === left.get(question.id) ? question : current;
    }),
  }));
  const isNew = (question: Question) => !known.has(question.id) && left.get(question.id) !== question;
  const ofAction = new Set([...before, ...after].map(({ id }) => id));
  const sections = now.reduce<Sections<Question>>((kept, section, at) => {
    const questions = section.questions.filter(isNew);
    if (ofAction.has(section.id)) return withFurther(kept, questions, section.id);
    const previous = now.slice(0, at).findLast((each) => placeOf(kept, each.id) >= 0);
    return kept.toSpliced(placeOf(kept, previous?.id) + 1, 0, { ...section, questions });
  }, restored);
  if (sections.length > paperLimits.sections)
    throw new PaperLimitError(`A paper has ${paperLimits.sections} sections at most.`);
  return sections;
}

/**
 * Adds questions to a section, or to the last one if that is not there. Where it is full, they begin another.
 *
 * @throws {PaperLimitError} when the paper would have too many sections
 */
export function withFurther<Question extends QuestionShape>(
  sections: Sections<Question>,
  added: readonly Question[],
  sectionId = '',
): Sections<Question> {
  let all = sections;
  let target = sectionId;
  for (const question of added) {
    const { questions = [] } = all[placeOf(all, target)] ?? all.at(-1) ?? {};
    if (questions.length >= paperLimits.questionsPerSection) {
      all = addSection(all, '');
      target = all.at(-1)?.id ?? '';
    }
    all = addQuestions(all, [question], { sectionId: target });
  }
  return all;
}

function placeOf<Question extends QuestionShape>(sections: Sections<Question>, id: string | undefined): number {
  return sections.findIndex((section) => section.id === id);
}

function byId<Question extends QuestionShape>(sections: Sections<Question>): ReadonlyMap<string, Question> {
  return new Map(questionsOf(sections).map((question) => [question.id, question]));
}
