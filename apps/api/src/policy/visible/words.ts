import { eq } from 'drizzle-orm';
import { words } from '../../db/schema/words.ts';
import type { Caller } from '../../services/caller.ts';
import type { Visible } from './visible.ts';

const ownWords = ({ id }: Caller) => eq(words.userId, id);

/** Words are one's own, whatever the role: nobody else sees them. */
export const visibleWords = {
  table: words,
  id: words.id,
  to: { admin: ownWords, assistant: ownWords, student: ownWords },
} satisfies Visible;
