import { useMemo } from 'react';
import { questionsOf } from '../../paper/actions/questions.ts';
import type { Sections } from '../../paper/actions/shape.ts';
import { languageOf, questionsInLanguage, type TranslatedPaper } from '../../paper/in-language.ts';
import { totalsOf, type PaperTotals } from '../../paper/totals.ts';
import type { WorkbenchQuestion } from '../state/workbench-state.ts';

/** What a paper has in a language. */
export interface PaperLanguage {
  /** The languages of its questions, the paper's first. */
  languages: readonly string[];
  /** The ids of the questions that students get. */
  counted: ReadonlySet<string>;
  /** How many of them are in another language, because nobody has translated them. */
  untranslated: number;
  retired: number;
}

/** What a paper has in a language. */
export function paperLanguageOf(paper: TranslatedPaper, language: string): PaperLanguage {
  const questions = paper.sections.flatMap((section) => section.questions);
  const counted = questionsInLanguage(paper, language);
  return {
    languages: [...new Set([paper.language, ...questions.map((question) => languageOf(question, paper))])],
    counted,
    untranslated: questions.filter((question) => counted.has(question.id) && languageOf(question, paper) !== language)
      .length,
    retired: questions.filter(({ state }) => state === 'retired').length,
  };
}

/** What the open paper has in the wanted language; in its own where it has no question in that. */
export function usePaperLanguage(
  language: string,
  sections: Sections<WorkbenchQuestion>,
  wanted: string,
): PaperLanguage & { shownLanguage: string } {
  return useMemo(() => {
    const paper = { language, sections };
    const isThere = questionsOf(sections).some((question) => languageOf(question, paper) === wanted);
    const shownLanguage = isThere ? wanted : language;
    return { ...paperLanguageOf(paper, shownLanguage), shownLanguage };
  }, [language, sections, wanted]);
}

/** Adds the sections of the open paper up. */
export function totalsOfHistories(sections: Sections<WorkbenchQuestion>): PaperTotals {
  return totalsOf(
    sections.map(({ minutes, questions }) => ({
      minutes,
      questions: questions.map(({ history }) => ({ draft: history.draft })),
    })),
  );
}
