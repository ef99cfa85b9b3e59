import { maximumMark, type Question } from '@rubrica/question-kit';
import { fieldsOf, type FieldValue, type ListedItem, type PartField } from './part-fields.ts';

/** A field that differs; null where the part or item does not have it. */
export interface FieldDifference {
  key: string;
  field: string;
  item: number | null;
  before: FieldValue | null;
  after: FieldValue | null;
}

/** A part of a question that differs: its title and filing, one of its texts or files, or one of its blocks. */
export interface PartDifference {
  key: string;
  part: { kind: 'head' } | { kind: 'stimulus' | 'block'; number: number };
  state: 'added' | 'removed' | 'changed';
  /** Whether it stands at another place among those that both versions have. */
  isMoved: boolean;
  fields: FieldDifference[];
}

interface Part {
  key: string;
  kind: 'stimulus' | 'block';
  number: number;
  fields: PartField[];
}

/** Returns how a version of a question differs from an earlier one, part by part; nothing for what is equal. */
export function compareQuestions(before: Question, after: Question): PartDifference[] {
  const head: PartDifference = {
    key: 'head',
    part: { kind: 'head' },
    state: 'changed',
    isMoved: false,
    fields: compareFields(headOf(before), headOf(after)),
  };
  return [
    ...(head.fields.length > 0 ? [head] : []),
    ...compareParts(stimuliOf(before), stimuliOf(after)),
    ...compareParts(blocksOf(before), blocksOf(after)),
  ];
}

function headOf({ title, type, subQuestionType, category, level, diploma }: Question): PartField[] {
  return fieldsOf({ title, type, subQuestionType, category, level, diploma });
}

function stimuliOf({ input }: Question): Part[] {
  return input.map((each, index) => ({
    key: each.id,
    kind: 'stimulus',
    number: index + 1,
    fields: fieldsOf(each),
  }));
}

function blocksOf(question: Question): Part[] {
  return question.questions.map((block, index) => ({
    key: block.id ?? String(index),
    kind: 'block',
    number: index + 1,
    fields: fieldsOf({ ...block, maximum: maximumMark({ ...question, questions: [block] }) }),
  }));
}

function compareParts(before: readonly Part[], after: readonly Part[]): PartDifference[] {
  const old = new Map(before.map((part) => [part.key, part]));
  const current = new Map(after.map((part) => [part.key, part]));
  const keptBefore = before.filter(({ key }) => current.has(key)).map(({ key }) => key);
  const keptAfter = after.filter(({ key }) => old.has(key)).map(({ key }) => key);
  const removed = before.filter(({ key }) => !current.has(key));
  return [
    ...after.flatMap((part): PartDifference[] => {
      const former = old.get(part.key);
      const fields = compareFields(former?.fields ?? [], part.fields);
      const isMoved = former !== undefined && keptBefore.indexOf(part.key) !== keptAfter.indexOf(part.key);
      if (former && fields.length === 0 && !isMoved) return [];
      return [differenceOf(part, former ? 'changed' : 'added', isMoved, fields)];
    }),
    ...removed.map((part) => differenceOf(part, 'removed', false, compareFields(part.fields, []))),
  ];
}

function differenceOf(
  { key, kind, number }: Part,
  state: PartDifference['state'],
  isMoved: boolean,
  fields: FieldDifference[],
): PartDifference {
  return { key, part: { kind, number }, state, isMoved, fields };
}

function compareFields(before: readonly PartField[], after: readonly PartField[]): FieldDifference[] {
  const old = new Map(before.map((field) => [field.key, field]));
  const current = new Set(after.map(({ key }) => key));
  return [
    ...after.flatMap(({ key, field, item, value, exact, items }) => {
      const former = old.get(key);
      if (items) return compareOrder(former?.items ?? [], items).map((order) => ({ key, field, item, ...order }));
      if (former?.exact === exact || (former === undefined && value === '')) return [];
      return [{ key, field, item, before: former?.value ?? null, after: value }];
    }),
    ...before
      .filter(({ key, value }) => !current.has(key) && value !== '')
      .map(({ key, field, item, value }) => ({ key, field, item, before: value, after: null })),
  ];
}

/** The order of the items that both lists have, where it differs. */
function compareOrder(before: readonly ListedItem[], after: readonly ListedItem[]) {
  const [was, now] = [sharedItems(before, after), sharedItems(after, before)];
  if (was.every(({ key }, at) => key === now[at]?.key)) return [];
  return [{ before: namesOf(was), after: namesOf(now) }];
}

function sharedItems(items: readonly ListedItem[], others: readonly ListedItem[]) {
  return items.filter(({ key }) => others.some((other) => other.key === key));
}

const namesOf = (items: readonly ListedItem[]) => items.map(({ name }) => name).join(' · ');
