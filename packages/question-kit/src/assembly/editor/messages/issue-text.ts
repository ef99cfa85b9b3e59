import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';
import { questionTypes } from '../../../types/question-types.ts';
import { typeLabels } from '../../registries/type-labels.ts';
import { draftIssuesAr } from './draft-issues-ar.ts';

const issuesAr: Readonly<Record<string, string>> = Object.assign(
  {},
  draftIssuesAr,
  ...questionTypes.map((type) => typeLabels[type].ar.issues),
);

/** Returns what an issue of `validateDraft` says in a language: in Arabic by its code, in any other its own English text. */
export function issueTextIn(language: string, code: string, message: string): string {
  return isArabic(language) ? (issuesAr[code] ?? message) : message;
}
