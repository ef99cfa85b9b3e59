import type { QuestionState } from '../editorial/schema.ts';

/** What is needed of a question to say whether students get it. */
export interface TranslatedQuestion {
  readonly id: string;
  /** Null where it is the paper's. */
  readonly language?: string | null;
  /** The question of the paper that it says in another language. */
  readonly translationOf?: string | null;
  readonly state?: QuestionState;
}

/** A section, as far as it matters which of its questions students get. */
interface TranslatedSection {
  readonly questions: readonly TranslatedQuestion[];
}

/** A paper, as far as it matters which of its questions students get. */
export interface TranslatedPaper<Section extends TranslatedSection = TranslatedSection> {
  readonly language: string;
  readonly sections: readonly Section[];
}

/**
 * The ids of the questions that students get of a paper in a language, its own unless another is chosen. A question and its
 * translations count once: the one in the language, where there is none the one in the paper's, else the first. What is retired
 * does not count, and nothing in another language takes its place.
 */
export function questionsInLanguage(paper: TranslatedPaper, language = paper.language): ReadonlySet<string> {
  const chosen = translationGroups(paper).flatMap((group) => {
    const own = [language, paper.language]
      .map((wanted) => group.filter((question) => languageOf(question, paper) === wanted))
      .find(({ length }) => length > 0);
    return (own ?? group).find(({ state }) => state !== 'retired') ?? [];
  });
  return new Set(chosen.map(({ id }) => id));
}

/** The sections of a paper as students get them in a language. One that has questions, but none that they get, is left out. */
export function sectionsInLanguage<Section extends TranslatedSection>(
  paper: TranslatedPaper<Section>,
  language = paper.language,
): Section[] {
  const counted = questionsInLanguage(paper, language);
  return paper.sections.flatMap((section) => {
    const questions = section.questions.filter(({ id }) => counted.has(id));
    return questions.length === 0 && section.questions.length > 0 ? [] : [{ ...section, questions }];
  });
}

/** The language of a question. */
export function languageOf({ language }: TranslatedQuestion, paper: Pick<TranslatedPaper, 'language'>): string {
  return language ?? paper.language;
}

/** The questions of a paper, each with its translations, in the order of the paper. */
export function translationGroups({ language, sections }: TranslatedPaper): TranslatedQuestion[][] {
  const questions = sections.flatMap((section) => section.questions);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    const parent = parents.get(id);
    return parent === undefined ? id : rootOf(parent);
  };
  for (const question of questions) {
    const original = byId.get(question.translationOf ?? '');
    // What says the same in the same language is a question of its own.
    if (!original || languageOf(original, { language }) === languageOf(question, { language })) continue;
    const [root, other] = [rootOf(original.id), rootOf(question.id)];
    if (root !== other) parents.set(other, root);
  }
  const groups = new Map<string, TranslatedQuestion[]>();
  for (const question of questions) {
    const root = rootOf(question.id);
    groups.set(root, [...(groups.get(root) ?? []), question]);
  }
  return [...groups.values()];
}
