import { listEntry } from '../../primitives/entries/list-entry.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultShortAnswersBlock, newShortItem } from './defaults.ts';
import { shortAnswersIssues, shortAnswersIssueTexts } from './issues.ts';
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
import { shortAnswersTemplate } from './template.ts';
import { promptText } from '../../families/short-answers/prompt-lines.ts';

/**
 * A few words per field: `answersCount` fields, the first ones with the prompts and keys of `content`.
 *
 * - An accepted answer earns the whole of its field; the decision says why: exact, alternative, accent, typo.
 * - A field without a key waits for a person, whatever `autoCorrected` says.
 * - Fields that nothing tells apart are filled in any order, and every accepted answer counts once: give each of them the
 *   same answers to ask for "two of these reasons".
 * - The same block makes a note sheet in a question of the type NoteTaking.
 */
export const shortAnswers = {
  type: 'ShortAnswers',
  blockSchema: shortAnswersBlockSchema,
  entry: listEntry(shortAnswersEntrySchema, (block: ShortAnswersBlock) => fieldsOf(block).map(fieldMaximum)),
  studentSchema: shortAnswersStudentSchema,
  issueTexts: shortAnswersIssueTexts,
  defaultBlock: defaultShortAnswersBlock,
  newItem: newShortItem,
  whyTarget: (item: ShortItem) => item.answers[0] ?? promptText(item.prompt ?? ''),
  template: shortAnswersTemplate,
  toStudentBlock: toShortAnswersStudentBlock,
  maximum: shortAnswersMaximum,
  mark: markShortAnswers,
  issues: shortAnswersIssues,
} as const satisfies TypeManifest<
  'ShortAnswers',
  ShortAnswersBlock,
  ShortAnswersEntry,
  ShortAnswersStudentBlock,
  keyof typeof shortAnswersIssueTexts
>;
