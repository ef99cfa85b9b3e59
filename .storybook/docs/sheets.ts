import { typeSheets } from '../../packages/question-kit/src/assembly/registries/type-sheets.ts';
import type { TypeSheet } from '../../packages/question-kit/src/primitives/type-sheet.ts';
import { folderOf, questionTypes, type QuestionType } from '../../packages/question-kit/src/types/question-types.ts';

/** The docs page of every type; a type without one does not compile. */
export const sheets: Readonly<Record<QuestionType, TypeSheet>> = typeSheets;

/** The type whose answer, review and marker stories a file holds; undefined for any other file. */
export function typeOfStories(fileName: string): QuestionType | undefined {
  const [, folder, file] = /\/types\/([a-z-]+)\/([a-z-]+)\.stories\.tsx$/u.exec(fileName) ?? [];
  return folder === file ? questionTypes.find((type) => folderOf(type) === folder) : undefined;
}
