import { type NamedName, resources } from '@rubrica/api-client/contract';
import { asc, ne, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../db/database.ts';
import type { NamedTable } from '../../db/schema/named.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError } from '../errors/errors.ts';
import { assertUnchanged } from '../queries/assert-unchanged.ts';
import { selectNamed, toNamed } from './select-named.ts';

/** Ids of all objects of any named collection. */
interface Order {
  items: string[];
}

/** Puts a named collection in order, if its objects and their order are still what the author saw. */
export function orderNamed(name: NamedName, table: NamedTable) {
  const call = `order${resources[name].plural}` as const;
  return (context: SignedInContext, { body }: { body: Order & { base?: Order | undefined } }) =>
    context.db.transaction(async (tx) => {
      // Locked by id, so that two who put it in order at once do not wait for each other.
      await tx.select({ id: table.id }).from(table).orderBy(table.id).for('no key update');
      const current = { items: await selectInOrder(tx, table) };
      const before = orderOf(current);
      if (assertUnchanged(call, current, before, body)) return current;
      const { items } = body;
      // Without a base too, each of them has to be named once: the others would have no place.
      if (!isDeepStrictEqual(items.toSorted(), before.items.toSorted())) {
        throw new ConflictError('conflict', undefined, current);
      }
      const moved = items.find((id, index) => id !== before.items[index]);
      if (moved === undefined) return current;
      const place = sql`array_position(${sql.param(items)}::uuid[], ${table.id}) - 1`;
      await tx.update(table).set({ order: place, updatedAt: context.clock.now() }).where(ne(table.order, place));
      const after = { items: await selectInOrder(tx, table) };
      await recordAudit(context, tx, call, {
        object: `${name.toLowerCase()}:${moved}`,
        before,
        after: orderOf(after),
      });
      return after;
    });
}

async function selectInOrder(db: Database, table: NamedTable) {
  return (await selectNamed(db, table, undefined).orderBy(asc(table.order), asc(table.id))).map(toNamed);
}

const orderOf = ({ items }: { items: readonly { _id: string }[] }): Order => ({ items: items.map(({ _id }) => _id) });
