import { eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { words } from '../../db/schema/words.ts';
import { ConflictError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { newCard } from './scheduler.ts';
import { toWord } from './to-word.ts';

/** More words than anybody practises. */
const maxWords = 5000;

/**
 * Keeps a word. One that is kept already gets the new sentence, and what was empty of it; it stays as well remembered as it
 * was, so that keeping a word twice, or a repeated request, does no harm.
 */
export const createWord: Service<'createWord'> = ({ caller, clock, db, newId }, { body }) =>
  db.transaction(async (tx) => {
    // Words of one person are added one after another, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update');
    const now = clock.now();
    const keepUnlessEmpty = (name: 'meaning' | 'translation') =>
      sql`case when ${words[name]} = '' then ${body[name]} else ${words[name]} end`;
    const row = expectRow(
      await tx
        .insert(words)
        .values({ id: newId, ...body, ...newCard(now), userId: caller.id, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: [words.userId, words.language, words.word],
          set: {
            ...(body.sentence === '' ? {} : { sentence: body.sentence, form: body.form, source: body.source }),
            meaning: keepUnlessEmpty('meaning'),
            translation: keepUnlessEmpty('translation'),
            updatedAt: now,
          },
        })
        .returning(),
    );
    if ((await tx.$count(words, eq(words.userId, caller.id))) > maxWords) {
      throw new ConflictError('words_full', { limit: maxWords });
    }
    return toWord(row, now);
  });
