import { plainText } from '@rubrica/question-kit';

/** A value of a question as a reader compares it. */
export type FieldValue = string | number | boolean;

/** One field of a part of a question: of the part itself, or of one of its items. */
export interface PartField {
  /** The same in every version. */
  key: string;
  /** What the field is called in the question. */
  field: string;
  /** Which item of the part has it, counted from 1; null for the part itself. */
  item: number | null;
  value: FieldValue;
  /** With what a reader does not see: the formatting of a text, the id of a file. */
  exact: string;
  /** Of the order of a list, which has no other value: its items as they stand. */
  items?: readonly ListedItem[];
}

/** An item of a list, and how a reader knows it. */
export interface ListedItem {
  key: string;
  name: string;
}

const richTexts = new Set(['html', 'rubric', 'why', 'modelAnswer']);
/** What names things and is not read. */
const hidden = new Set(['id', 'version', 'kind']);

/** The fields of a part of a question in their order: of the part, then of its items. */
export function fieldsOf(part: object): PartField[] {
  const fields = entriesOf(part, '', null);
  return [...fields.filter(({ item }) => item === null), ...fields.filter(({ item }) => item !== null)];
}

function entriesOf(object: object, above: string, item: number | null): PartField[] {
  return Object.entries(object).flatMap(([name, value]: [string, unknown]) =>
    hidden.has(name) ? [] : fieldsIn(name, value, `${above}${name}`, item),
  );
}

function fieldsIn(field: string, value: unknown, key: string, item: number | null): PartField[] {
  if (typeof value === 'string') {
    const text = richTexts.has(field) ? plainText(value) : value;
    return [{ key, field, item, value: text, exact: value }];
  }
  if (typeof value === 'number' || typeof value === 'boolean')
    return [{ key, field, item, value, exact: String(value) }];
  if (Array.isArray(value)) return listFields(field, value, key, item);
  if (typeof value !== 'object' || value === null) return [];
  if ('mime' in value && 'name' in value)
    return [{ key, field: 'file', item, value: String(value.name), exact: 'id' in value ? String(value.id) : '' }];
  const settings = Object.entries(value).map(([name, setting]) => `${name}: ${String(setting)}`);
  return [{ key, field, item, value: settings.join(', '), exact: settings.join() }];
}

function listFields(field: string, list: readonly unknown[], key: string, item: number | null): PartField[] {
  const items = list.filter((each) => typeof each === 'object' && each !== null);
  if (items.length === 0) {
    const text = list.join(' | ');
    return [{ key, field, item, value: text, exact: text }];
  }
  // A text with gaps is read as one.
  const isGapText = items.some((each) => 'type' in each && each.type === 'gap');
  let number = 0;
  return [
    isGapText ? gapTextField(items, key, item) : orderField(items, key, item),
    ...items.flatMap((each, index) => {
      if (isGapText && !('answers' in each)) return [];
      number += 1;
      const fields = entriesOf(each, `${key}/${keyOf(each, index)}/`, number);
      return isGapText ? fields.filter((found) => found.field !== 'answers' && found.field !== 'type') : fields;
    }),
  ];
}

const keyOf = (item: object, index: number) => ('id' in item ? String(item.id) : String(index));

function orderField(items: readonly object[], key: string, item: number | null): PartField {
  const listed = items.map((each, index) => {
    const named = entriesOf(each, '', null).find(({ value }) => typeof value === 'string' && value !== '');
    return { key: keyOf(each, index), name: String(named?.value ?? '–') };
  });
  return { key: `${key}/order`, field: 'order', item, value: '', exact: '', items: listed };
}

function gapTextField(items: readonly object[], key: string, item: number | null): PartField {
  const text = items
    .map((each) => {
      if ('answers' in each && Array.isArray(each.answers)) return `[${each.answers.join(' | ')}]`;
      return 'text' in each ? String(each.text) : '';
    })
    .join('');
  return { key: `${key}/text`, field: 'text', item, value: text, exact: JSON.stringify(items) };
}
