import { listEntry } from '../../primitives/entries/list-entry.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultShortAnswersBlock, newShortItem, shortAnswersTemplate } from './defaults.ts';
import { fieldMaximum, fieldsOf, markShortAnswers, shortAnswersMaximum } from './marking.ts';
import {
  shortAnswersBlockSchema,
  shortAnswersEntrySchema,
  shortAnswersStudentSchema,
} from '../../families/short-answers/schema.ts';
import type {
  ShortAnswersBlock,
  ShortAnswersEntry,
  ShortAnswersStudentBlock,
  ShortItem,
} from '../../families/short-answers/schema.ts';
import { toShortAnswersStudentBlock } from './student-view.ts';
import { promptText } from '../../families/short-answers/prompt-lines.ts';

/**
 * A few words per field: `answersCount` fields, the first ones with the prompts and keys of `content`.
 *
 * - An accepted answer earns the full mark of its field; the decision says why: exact, alternative, accent, typo.
 * - A field without a key waits for a person, whatever `autoCorrected` says.
 * - Fields with the same prompt and key are filled in any order, and every accepted answer counts once: give each of them the
 *   same answers to ask for "two of these reasons".
 * - The same block makes a note sheet in a question of the type NoteTaking.
 */
export const shortAnswers = {
  type: 'ShortAnswers',
  version: 1,
  migrations: {},
  blockSchema: shortAnswersBlockSchema,
  entry: listEntry(shortAnswersEntrySchema, (block: ShortAnswersBlock) => fieldsOf(block).map(fieldMaximum)),
  studentSchema: shortAnswersStudentSchema,
  defaultBlock: defaultShortAnswersBlock,
  newItem: newShortItem,
  whyTarget: (item: ShortItem) => item.answers[0] ?? promptText(item.prompt ?? ''),
  template: shortAnswersTemplate,
  toStudentBlock: toShortAnswersStudentBlock,
  maximum: shortAnswersMaximum,
  mark: markShortAnswers,
} as const satisfies TypeManifest<'ShortAnswers', ShortAnswersBlock, ShortAnswersEntry, ShortAnswersStudentBlock>;
