import { questionsOf } from './questions.ts';
import type { QuestionShape, Sections } from './shape.ts';

/**
 * Takes an action on a paper back, and keeps what was written in its questions since: a question that is now as the action left
 * it becomes what it was before, and any other stays as it is now. Questions that came to the paper by the action or after it stay if somebody has
 * written in them since, at the end of the section that they are in.
 *
 * @param before the sections before the action
 * @param after the sections as the action left them
 * @param now the sections as they are
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
  return now.reduce<Sections<Question>>((sections, { id, questions }) => {
    const added = questions.filter(isNew);
    const target = sections.find((section) => section.id === id) ?? sections.at(-1);
    return added.length === 0
      ? sections
      : sections.map((section) =>
          section === target ? { ...section, questions: [...section.questions, ...added] } : section,
        );
  }, restored);
}

function byId<Question extends QuestionShape>(sections: Sections<Question>): ReadonlyMap<string, Question> {
  return new Map(questionsOf(sections).map((question) => [question.id, question]));
}
