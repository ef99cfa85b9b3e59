import { createHash } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';

const columnSchema = z.object({
  table: z.string(),
  name: z.string(),
  /** Such as `integer`, `uuid` or `text[]`. */
  type: z.string(),
  isRequired: z.boolean(),
});
type Column = z.infer<typeof columnSchema>;

const referenceSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  target: z.string(),
  targetColumns: z.array(z.string()),
});
type Reference = z.infer<typeof referenceSchema>;

/** Which of the rows of a table: one with what it needs alone, and one with everything. */
export type RowNumber = 1 | 2;

/** What columns hold instead of what their type suggests, by table. Columns that a schema does not have are left out. */
export type GivenValues = Readonly<Record<string, (row: RowNumber) => Readonly<Record<string, Value>>>>;

type Value = string | number | boolean | null;

/** Rows that were stored, as JSON, by table and by their primary keys. */
export type StoredRows = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, unknown>>>>;

/**
 * Stores two rows in each table of a database, whatever its schema: values by the type of each column, references to rows with the same
 * number. The account has to be a superuser, because rows refer to each other in every order.
 */
export async function fillTables(client: pg.Client, given: GivenValues): Promise<void> {
  const columns = await readColumns(client);
  const references = await readReferences(client);
  const valueOf = valuesOf(columns, references, given);
  const literal = (value: Value | undefined) => (value === null ? 'null' : client.escapeLiteral(String(value)));
  const inserts = [...Map.groupBy(columns, (column) => column.table)].flatMap(([table, ofTable]) =>
    ([1, 2] as const).map((row) => {
      const named = ofTable.map(({ name }) => ({ name, value: valueOf(table, name, row) }));
      const set = named.filter(({ value }) => value !== undefined);
      const names = set.map(({ name }) => client.escapeIdentifier(name)).join(', ');
      const values = set.map(({ value }) => literal(value)).join(', ');
      return `insert into ${client.escapeIdentifier(table)} (${names}) values (${values});`;
    }),
  );
  // In one go: there are some hundred.
  await client.query(
    `set session_replication_role = replica; ${inserts.join('\n')} set session_replication_role = default;`,
  );
}

const keySchema = z.object({ table: z.string(), columns: z.array(z.string()) });
const rowSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });

/** Reads all rows of all tables. */
export async function readTables(client: pg.Client): Promise<StoredRows> {
  const found = await client.query(`
    select relname as table, (${columnNames('conrelid', 'conkey')}) as columns
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'p' and connamespace = 'public'::regnamespace`);
  const keys = z.array(keySchema).parse(found.rows);
  const reads = keys.map(({ table }) => {
    const name = client.escapeIdentifier(table);
    return `select ${client.escapeLiteral(table)} as table, to_jsonb(t) as row from ${name} t`;
  });
  const rows = z.array(rowSchema).parse((await client.query(reads.join('\nunion all\n'))).rows);
  return new Map(
    keys.map(({ table, columns }) => [
      table,
      new Map(
        rows
          .filter((one) => one.table === table)
          .map(({ row }) => [JSON.stringify(columns.map((column) => row[column])), row]),
      ),
    ]),
  );
}

async function readColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query(`
    select relname as table, attname as name, format_type(atttypid, null) as type, attnotnull as "isRequired"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    order by relname, attnum`);
  return z.array(columnSchema).parse(rows);
}

async function readReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query(`
    select source.relname as table, target.relname as target,
      (${columnNames('conrelid', 'conkey')}) as columns, (${columnNames('confrelid', 'confkey')}) as "targetColumns"
    from pg_constraint join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace`);
  return z.array(referenceSchema).parse(rows);
}

const columnNames = (relation: string, key: string) =>
  `select array_agg(attname::text order by position) from unnest(${key}) with ordinality as parts(number, position)
    join pg_attribute on attrelid = ${relation} and attnum = number`;

/** Returns what a column holds in a row; undefined leaves it out, for its default. */
function valuesOf(columns: readonly Column[], references: readonly Reference[], given: GivenValues) {
  const byName = new Map(columns.map((column) => [`${column.table}.${column.name}`, column]));
  const targets = new Map(
    references.flatMap(({ table, columns: names, target, targetColumns }) =>
      names.map((name, index) => [`${table}.${name}`, { table: target, name: targetColumns[index] ?? '' }] as const),
    ),
  );
  return function valueOf(table: string, name: string, row: RowNumber): Value | undefined {
    const own = given[table]?.(row) ?? {};
    if (name in own) return own[name];
    const column = byName.get(`${table}.${name}`);
    if (!column) throw new Error(`There is no column ${table}.${name}.`);
    if (row === 1 && !column.isRequired) return undefined;
    const target = targets.get(`${table}.${name}`);
    // A row that refers to its own table refers to the first one.
    if (target) return valueOf(target.table, target.name, target.table === table ? 1 : row);
    return valueOfType(column, row);
  };
}

function valueOfType({ table, name, type }: Column, row: RowNumber): Value {
  if (type.endsWith('[]')) return '{}';
  const base = type.replace(/\(\d+\)/u, '');
  switch (base) {
    case 'uuid': {
      return uuidOf(`${table}.${name}.${row}`);
    }
    case 'boolean': {
      return row === 2;
    }
    case 'integer':
    case 'bigint':
    case 'smallint':
    case 'double precision':
    case 'numeric':
    case 'real': {
      return row;
    }
    case 'jsonb':
    case 'json': {
      return JSON.stringify({ of: name, row });
    }
    case 'date': {
      return `2026-01-0${row}`;
    }
    case 'timestamp with time zone': {
      return `2026-01-0${row}T10:00:00.000Z`;
    }
    case 'time without time zone': {
      return `1${row}:00:00`;
    }
    case 'bytea': {
      return String.raw`\x0${row}`;
    }
    case 'text': {
      return `${table} ${name} ${row}`.replaceAll('_', ' ');
    }
    default: {
      throw new Error(`What a column of the type ${type} holds is not known (${table}.${name}).`);
    }
  }
}

/** An id that is always the same for a name. */
export function uuidOf(name: string): string {
  const digits = createHash('sha256').update(name).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `7${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
