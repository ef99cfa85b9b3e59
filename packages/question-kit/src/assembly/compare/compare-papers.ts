import { sectionsInLanguage } from '../paper/in-language.ts';
import { totalsOf, type PaperTotals } from '../paper/totals.ts';
import type { Paper, PaperQuestion, Section } from '../paper/paper.ts';
import { compareQuestions } from './compare-questions.ts';
import { compareValues } from './compare-values.ts';
import type { Difference } from './difference.ts';
import { matchItems } from './match-items.ts';

/** Where a question stands in a paper; both counted from 1. */
export interface QuestionPlace {
  section: number;
  question: number;
}

/** A question that only one of two papers has, or that differs between them. */
export interface PaperQuestionDifference {
  id: string;
  /** In the newer paper; of what was removed, in the older one. */
  title: string;
  state: 'added' | 'removed' | 'kept';
  /** It stands in another section, or at another place among the questions that its section has in both papers. */
  isMoved: boolean;
  before: QuestionPlace | null;
  after: QuestionPlace | null;
  fields: Difference[];
  seenByStudents: Difference[];
  /** Of tags, language and state, and what its editors said of it. */
  editorial: Difference[];
}

/** A section that only one of two papers has, or that differs between them. */
export interface SectionDifference {
  id: string;
  title: string;
  state: 'added' | 'removed' | 'kept';
  isMoved: boolean;
  /** Of its title, instructions and time. */
  fields: Difference[];
}

/** How a version of a paper differs from an earlier one; without what is equal. */
export interface PaperDifferences {
  /** Of the paper's title, instructions, language, blueprint and list of versions. */
  fields: Difference[];
  sections: SectionDifference[];
  questions: PaperQuestionDifference[];
  totals: { before: PaperTotals; after: PaperTotals };
}

/** How a version of a paper differs from an earlier one: its own fields, its sections, and each question by field and as students see it. */
export function comparePapers(before: Paper, after: Paper): PaperDifferences {
  return {
    fields: compareValues(headOf(before), headOf(after)),
    sections: compareSections(before.sections, after.sections),
    questions: compareQuestionLists(before.sections, after.sections),
    totals: { before: totalsOf(sectionsInLanguage(before)), after: totalsOf(sectionsInLanguage(after)) },
  };
}

/** Whether two papers differ at all. */
export function hasDifferences({ fields, sections, questions }: PaperDifferences): boolean {
  return fields.length > 0 || sections.length > 0 || questions.length > 0;
}

function headOf({ sections: _sections, versions, ...head }: Paper) {
  return { ...head, versions: versions.map(({ sections: _copy, ...version }) => version) };
}

function compareSections(before: readonly Section[], after: readonly Section[]): SectionDifference[] {
  const { kept, added, removed } = matchSections(before, after);
  return [
    ...kept.flatMap(({ index, indexBefore, isMoved }) => {
      const [former, section] = [before[indexBefore], after[index]];
      if (!former || !section) return [];
      const fields = compareValues(aboutSection(former), aboutSection(section));
      if (fields.length === 0 && !isMoved) return [];
      return [{ id: section.id, title: section.title, state: 'kept' as const, isMoved, fields }];
    }),
    ...added.flatMap((index) => wholeSection(after[index], 'added')),
    ...removed.flatMap((index) => wholeSection(before[index], 'removed')),
  ];
}

function wholeSection(section: Section | undefined, state: 'added' | 'removed'): SectionDifference[] {
  return section ? [{ id: section.id, title: section.title, state, isMoved: false, fields: [] }] : [];
}

/** Sections are the same by id alone: two empty ones of the same name are two. */
function matchSections(before: readonly Section[], after: readonly Section[]) {
  return matchItems(
    before.map(({ id }) => ({ id, content: id })),
    after.map(({ id }) => ({ id, content: id })),
  );
}

function aboutSection({ id: _id, questions: _questions, ...about }: Section) {
  return about;
}

interface Placed {
  question: PaperQuestion;
  sectionId: string;
  place: QuestionPlace;
}

function placedIn(sections: readonly Section[]): Map<string, Placed> {
  return new Map(
    sections.flatMap(({ id, questions }, at) =>
      questions.map((question, index): [string, Placed] => [
        question.id,
        { question, sectionId: id, place: { section: at + 1, question: index + 1 } },
      ]),
    ),
  );
}

function compareQuestionLists(before: readonly Section[], after: readonly Section[]): PaperQuestionDifference[] {
  const [old, current] = [placedIn(before), placedIn(after)];
  const moved = movedQuestions(old, current);
  return [
    ...[...current.values()].flatMap((placed) => {
      const former = old.get(placed.question.id);
      if (!former) return [onlyIn(placed, 'added')];
      const difference = compareKept(former, placed, moved.has(placed.question.id));
      return difference ? [difference] : [];
    }),
    ...[...old.values()].filter(({ question }) => !current.has(question.id)).map((placed) => onlyIn(placed, 'removed')),
  ];
}

function onlyIn({ question, place }: Placed, state: 'added' | 'removed'): PaperQuestionDifference {
  return {
    id: question.id,
    title: question.draft.title,
    state,
    isMoved: false,
    before: state === 'removed' ? place : null,
    after: state === 'added' ? place : null,
    fields: [],
    seenByStudents: [],
    editorial: [],
  };
}

function compareKept(former: Placed, placed: Placed, isMoved: boolean): PaperQuestionDifference | null {
  const { fields, seenByStudents } = compareQuestions(former.question.draft, placed.question.draft);
  const editorial = compareValues(aboutQuestion(former.question), aboutQuestion(placed.question));
  if (fields.length === 0 && editorial.length === 0 && !isMoved) return null;
  const { id, draft } = placed.question;
  return {
    id,
    title: draft.title,
    state: 'kept',
    isMoved,
    before: former.place,
    after: placed.place,
    fields,
    seenByStudents,
    editorial,
  };
}

function aboutQuestion({ id: _id, draft: _draft, ...about }: PaperQuestion) {
  return about;
}

/** The ids of the questions that both papers have and that changed their section, or their place among those that stayed in it. */
function movedQuestions(before: ReadonlyMap<string, Placed>, after: ReadonlyMap<string, Placed>): Set<string> {
  const moved = new Set<string>();
  const stayed = new Map<string, { before: string[]; after: string[] }>();
  const listsOf = (sectionId: string) => {
    const lists = stayed.get(sectionId) ?? { before: [], after: [] };
    stayed.set(sectionId, lists);
    return lists;
  };
  const staysIn = (id: string) => before.get(id)?.sectionId === after.get(id)?.sectionId;
  for (const [id, { sectionId }] of after) {
    if (!before.has(id)) continue;
    if (staysIn(id)) listsOf(sectionId).after.push(id);
    else moved.add(id);
  }
  for (const [id, { sectionId }] of before) if (after.has(id) && staysIn(id)) listsOf(sectionId).before.push(id);
  for (const lists of stayed.values()) {
    const { kept } = matchItems(
      lists.before.map((id) => ({ id })),
      lists.after.map((id) => ({ id })),
    );
    for (const { index, isMoved } of kept) if (isMoved) moved.add(lists.after[index] ?? '');
  }
  return moved;
}
