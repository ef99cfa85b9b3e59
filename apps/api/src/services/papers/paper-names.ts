import type { NamedName } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import type { Paper } from '@rubrica/question-kit/paper';
import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, diplomas, levels, type NamedTable } from '../../db/schema/named.ts';
import type { SignedInContext } from '../context.ts';
import { createNamed } from '../named/create-named.ts';
import { foldText } from '../queries/fold-text.ts';

/** The fields of a question that a paper has as names, and a school as ids. */
export const namedFields = {
  category: { name: 'Category', table: categories },
  level: { name: 'Level', table: levels },
  diploma: { name: 'Diploma', table: diplomas },
} as const satisfies Record<string, { name: NamedName; table: NamedTable }>;

export type NamedField = keyof typeof namedFields;
const fields = ['category', 'level', 'diploma'] as const satisfies NamedField[];

/** The ids of a school's names, as they are compared: without case, accents and forms of Arabic letters. */
export type PaperNames = Record<NamedField, ReadonlyMap<string, string>>;

/** Returns the school's names. Of two that are alike, the first in its order counts. */
export async function selectPaperNames(db: Database): Promise<PaperNames> {
  const idsOf = async ({ table }: { table: NamedTable }) => {
    const rows = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .orderBy(asc(table.order), asc(table.id));
    return new Map(rows.toReversed().map(({ id, name }) => [foldText(name), String(id)]));
  };
  return {
    category: await idsOf(namedFields.category),
    level: await idsOf(namedFields.level),
    diploma: await idsOf(namedFields.diploma),
  };
}

/** The names of a school by their ids. */
export type NamesById = Record<NamedField, ReadonlyMap<string, string>>;

/** Returns the school's names by their ids, as a paper has them. */
export async function selectNames(db: Database): Promise<NamesById> {
  const namesOf = async ({ table }: (typeof namedFields)[NamedField]) =>
    new Map(
      (await db.select({ id: table.id, name: table.name }).from(table)).map(({ id, name }) => [String(id), name]),
    );
  return {
    category: await namesOf(namedFields.category),
    level: await namesOf(namedFields.level),
    diploma: await namesOf(namedFields.diploma),
  };
}

/** A question of the school as a paper has it. */
export function withNames(question: Question, names: NamesById): Question {
  return {
    ...question,
    category: names.category.get(question.category) ?? '',
    level: names.level.get(question.level) ?? '',
    diploma: names.diploma.get(question.diploma) ?? '',
  };
}

/** Returns the id of a name in the school; empty where it has none. */
export function idOfName(names: PaperNames, field: NamedField, name: string): string {
  return names[field].get(foldText(name)) ?? '';
}

/** Returns the names of a paper's questions that the school does not have, each once. */
export function unknownNames({ sections }: Paper, names: PaperNames): Record<NamedField, string[]> {
  const drafts = sections.flatMap(({ questions }) => questions.map(({ draft }) => draft));
  const unknownOf = (field: NamedField) => [
    ...new Map(
      drafts
        .map((draft) => draft[field].trim())
        .filter((name) => name !== '' && !names[field].has(foldText(name)))
        .map((name) => [foldText(name), name]),
    ).values(),
  ];
  return { category: unknownOf('category'), level: unknownOf('level'), diploma: unknownOf('diploma') };
}

/** How long a name of a school may be. */
const longestName = 120;

/** Makes the names that the school does not have, as an admin would, and returns all. */
export async function createUnknownNames(
  context: SignedInContext,
  tx: Database,
  unknown: Record<NamedField, string[]>,
): Promise<PaperNames> {
  for (const field of fields) {
    const { name, table } = namedFields[field];
    const create = createNamed(name, table);
    const order = await tx.$count(table);
    for (const [at, missing] of unknown[field].entries())
      await create(
        { ...context, db: tx },
        { body: { name: missing.slice(0, longestName), order: order + at, archived: false } },
      );
  }
  return selectPaperNames(tx);
}
