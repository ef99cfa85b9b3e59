import type { QuestionFolder } from '@rubrica/api-client/contract';

/** What questions are filed by, in the order of the tree. */
export const folderFields = ['category', 'level', 'diploma'] as const;
export type FolderField = (typeof folderFields)[number];

/** In an address: questions without one. */
export const noFolder = 'none';

/** The folder that an address names; `none` for questions without one. */
export type FolderPath = Partial<Record<FolderField, string>>;

/** A folder with those in it. */
export interface Folder {
  /** What the address names it by. */
  path: FolderPath;
  name: string;
  questions: number;
  folders: Folder[];
}

/** The names of categories, levels and diplomas in their order. */
export type FolderNames = Readonly<Record<FolderField, readonly { value: string; label: string }[]>>;

/**
 * Puts counts of questions into folders: by category, in it by level, in it by diploma. A folder whose questions have all no
 * level, or no diploma, has no folders for that.
 */
export function folderTree(counts: readonly QuestionFolder[], names: FolderNames, without: string): Folder[] {
  return foldersOf(counts, folderFields, {}, names, without);
}

function foldersOf(
  counts: readonly QuestionFolder[],
  [field, ...deeper]: readonly FolderField[],
  above: FolderPath,
  names: FolderNames,
  without: string,
): Folder[] {
  if (field === undefined || counts.every((count) => count[field] === '')) return [];
  const known = [...names[field].map(({ value }) => value), ''];
  const placeOf = (value: string) => (known.includes(value) ? known.indexOf(value) : known.length);
  const groups = [...Map.groupBy(counts, (count) => count[field])].toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  return groups.map(([value, inside]) => {
    const path = { ...above, [field]: value || noFolder };
    return {
      path,
      name: names[field].find((option) => option.value === value)?.label ?? without,
      questions: inside.reduce((sum, { questions }) => sum + questions, 0),
      folders: foldersOf(inside, deeper, path, names, without),
    };
  });
}

/** Whether a folder is the one that an address names, or one above it. */
export function containsFolder(path: FolderPath, named: FolderPath): boolean {
  return folderFields.every((field) => path[field] === undefined || path[field] === named[field]);
}

/** Whether a folder is the one that an address names. */
export function isSameFolder(path: FolderPath, named: FolderPath): boolean {
  return folderFields.every((field) => path[field] === named[field]);
}
