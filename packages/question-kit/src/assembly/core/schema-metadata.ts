import { fileRefSchema, type FileRef } from '../../primitives/schema/fields.ts';
import { walkSchema, type SchemaRole, type VisitedValue } from '../../primitives/schema/walk-schema.ts';
import { answerEntriesSchema } from './answer-record.ts';
import { draftSchema, questionSchema, studentQuestionSchema, type Draft, type StudentQuestion } from './question.ts';
import type { AnswerEntry } from './registry.ts';
import type { FileId } from '../../primitives/schema/ids.ts';

/** A text of a question, and its path. */
export interface QuestionText {
  path: readonly (string | number)[];
  text: string;
  /** `rich-text` for HTML of the allow-list; undefined for plain text, ids and names. */
  role: SchemaRole | undefined;
}

/**
 * The question with every rich text replaced by what `replace` makes of it: for sanitisers and translators. Which fields
 * hold rich text follows from the schemas of the types, so a new field cannot be forgotten.
 */
export function mapRichText<Some extends Draft>(question: Some, replace: (html: string) => string): Some {
  return mapValues(question, ({ value, role }) =>
    role === 'rich-text' && typeof value === 'string' ? replace(value) : value,
  );
}

/** The question with its texts and files replaced; each by one of the same kind. */
export function mapValues<Some extends Draft>(question: Some, replace: (visited: VisitedValue) => unknown): Some {
  const mapped = walkSchema(schemaOf(question), question, replace);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a text is replaced by a text, a file by a file, and all else is copied: the shape is the one that came in
  return mapped as Some;
}

/** Every stored file that a question, a student's view of one, or the answers to one refer to; each id once. */
export function filesOf(data: Draft | StudentQuestion | readonly AnswerEntry[]): FileRef[] {
  const schema = isEntries(data) ? answerEntriesSchema : isDraft(data) ? schemaOf(data) : studentQuestionSchema;
  const files = new Map<FileId, FileRef>();
  walkSchema(schema, data, ({ value, role }) => {
    const file = role === 'file' ? fileRefSchema.safeParse(value) : undefined;
    if (file?.success) files.set(file.data.id, file.data);
    return value;
  });
  return [...files.values()];
}

/** Every text of a question in reading order, its key included: for searches and for tests that look for leaks. */
export function textsOf(question: Draft): QuestionText[] {
  const texts: QuestionText[] = [];
  walkSchema(schemaOf(question), question, ({ value, role, path }) => {
    if (typeof value === 'string') texts.push({ path, text: value, role });
    return value;
  });
  return texts;
}

function schemaOf(question: object) {
  return 'version' in question ? questionSchema : draftSchema;
}

/** A student's view is no draft: its blocks have a maximum and no key. */
function isDraft(data: Draft | StudentQuestion): data is Draft {
  return schemaOf(data).safeParse(data).success;
}

function isEntries(data: Draft | StudentQuestion | readonly AnswerEntry[]): data is readonly AnswerEntry[] {
  return Array.isArray(data);
}
