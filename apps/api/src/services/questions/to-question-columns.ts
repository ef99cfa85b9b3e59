import { maximumMark, validateDraft, type Question } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { categories, diplomas, levels } from '../../db/schema/named.ts';
import { ValidationError } from '../errors/errors.ts';
import type { FieldProblems } from '../errors/failure-data.ts';
import { searchTextOf } from './search-text.ts';
import { sanitiseQuestion } from './sanitise-question.ts';

const referencedTables = { category: categories, level: levels, diploma: diplomas } as const;
type ReferenceField = keyof typeof referencedTables;

/** Returns the content of a question's row, sanitised, and what lists search, filter and sort by. */
export async function toQuestionColumns(question: Question) {
  const content = await sanitiseQuestion(question);
  return {
    title: content.title,
    type: content.type,
    subQuestionType: content.subQuestionType,
    blocks: content.questions.length,
    maximum: maximumMark(content),
    isReady: validateDraft(content).length === 0,
    searchText: searchTextOf(content),
    content,
  };
}

/**
 * Returns the columns of a question's row that refer to other rows.
 *
 * @throws {ValidationError} if its category, level or diploma does not exist
 */
export async function toReferenceColumns(db: Database, content: Question) {
  const problems: FieldProblems = {};
  const findReference = async (field: ReferenceField): Promise<string | null> => {
    const id = content[field];
    if (id === '') return null;
    if (await exists(db, referencedTables[field], id)) return id;
    problems[`content.${field}`] = [{ code: 'unknown' }];
    return null;
  };
  const columns = {
    categoryId: await findReference('category'),
    levelId: await findReference('level'),
    diplomaId: await findReference('diploma'),
  };
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
  return columns;
}

/** Returns a question without what it refers to and does not exist any more. */
export async function selectKnownReferences(db: Database, content: Question): Promise<Question> {
  const isKnown = async (field: ReferenceField) =>
    content[field] !== '' && (await exists(db, referencedTables[field], content[field]));
  return {
    ...content,
    category: (await isKnown('category')) ? content.category : '',
    level: (await isKnown('level')) ? content.level : '',
    diploma: (await isKnown('diploma')) ? content.diploma : '',
  };
}

async function exists(db: Database, table: (typeof referencedTables)[ReferenceField], id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  const found = await db.select({ id: table.id }).from(table).where(eq(table.id, id)).limit(1);
  return found.length > 0;
}
