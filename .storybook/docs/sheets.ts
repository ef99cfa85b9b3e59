import { typeSheets } from '../../packages/question-kit/src/assembly/registries/type-sheets.ts';
import type { TypeSheet } from '../../packages/question-kit/src/primitives/type-sheet.ts';
import type { QuestionType } from '../../packages/question-kit/src/types/question-types.ts';

/** The docs page of every type; a type without one does not compile. */
export const sheets: Readonly<Record<QuestionType, TypeSheet>> = typeSheets;

/** The page of a type, by the name that authors know it by. */
export const pageOf = (name: string): string =>
  `./?path=/docs/question-types-${name.toLowerCase().replaceAll(' ', '-')}--overview`;

/** The workbench with a new question of a type. */
export const workbenchWith = (type: QuestionType): string =>
  `./?path=/story/write-workbench--workbench&args=start:${type}`;

/** The workbench with a copy of a sample paper. */
export const workbenchWithSample = (name: string): string =>
  `./?path=/story/write-workbench--workbench&args=sample:${name}`;
