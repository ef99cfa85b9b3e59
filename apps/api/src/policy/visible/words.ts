import { eq } from 'drizzle-orm';
import { dictionaryImports } from '../../db/schema/dictionary.ts';
import { words } from '../../db/schema/words.ts';
import type { QueryViewer } from './query-viewer.ts';
import { allRows, type Visible } from './visible.ts';

const ownWords = ({ id }: QueryViewer) => eq(words.userId, id);

/** Words are one's own, whatever the role: nobody else sees them. */
export const visibleWords = {
  table: words,
  id: words.id,
  to: { admin: ownWords, assistant: ownWords, student: ownWords },
} satisfies Visible;

/** What has been added to the dictionary; everybody sees its entries, with the words they look up. */
export const visibleDictionaryImports = {
  table: dictionaryImports,
  id: dictionaryImports.id,
  to: { admin: allRows },
} satisfies Visible;
