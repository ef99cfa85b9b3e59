import type { NamedName } from '@rubrica/api-client/contract';
import type { NamedTable } from '../../db/schema/named.ts';
import type { SignedInContext } from '../context.ts';
import { expectRow } from '../queries/query-results.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Input } from '../service.ts';
import { toNamed } from './select-named.ts';

/** Adds an object to a named collection. */
export function createNamed(name: NamedName, table: NamedTable) {
  return (context: SignedInContext, { body }: Pick<Input<'createCategory'>, 'body'>) =>
    context.db.transaction(async (tx) => {
      const values = { ...body, id: context.newId };
      const after = toNamed({ row: expectRow(await tx.insert(table).values(values).returning()), uses: 0 });
      await recordAudit(context, tx, `create${name}`, { object: `${name.toLowerCase()}:${after._id}`, after });
      return after;
    });
}
