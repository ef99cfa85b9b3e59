import {
  type AlterTableCmd,
  type AlterTableType,
  type ColumnDef,
  type Constraint,
  type Node,
  parse,
} from 'libpg-query';

/** What the migrations since the last release have added: its servers know nothing of it, and leave it empty. */
export interface Added {
  tables: Set<string>;
  /** `table.column` of those that are null in the rows of an old server. */
  emptyColumns: Set<string>;
}

/** Between two statements of a migration, as Drizzle writes it. */
const breakpoint = '--> statement-breakpoint';
/** Says of the statement below it since which release no server needs what it takes away. */
const contraction = /^-- contracts: \S.* since (?<release>\S+)$/mu;

/** Statements that leave what an old server reads and writes as it was. */
const harmless: ReadonlySet<string> = new Set([
  'CommentStmt',
  'CompositeTypeStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt',
  'CreateSchemaStmt',
  'CreateSeqStmt',
  'CreateTrigStmt',
  'InsertStmt',
  'UpdateStmt',
  'ViewStmt',
]);

const refusedChanges: Partial<Record<AlterTableType, string>> = {
  AT_DropColumn: 'drops a column: an old server still reads and writes it',
  AT_SetNotNull: 'sets NOT NULL: an old server may write no value',
  AT_DropNotNull: 'drops NOT NULL: an old server may read no value where it counts on one',
  AT_AlterColumnType: 'changes a type: an old server reads and writes the old one',
  AT_DropConstraint: 'drops a constraint: an old server may name it in ON CONFLICT, or count on what it refuses',
};

/**
 * Says what in a migration servers of the last release cannot bear while they go on beside it. What is not known to be harmless is
 * refused, unless a line above the statement says that it contracts, and since which release: one of those named.
 */
export async function findRefusals(migration: string, releases: readonly string[], added: Added): Promise<string[]> {
  const refusals: string[] = [];
  for (const text of migration.split(breakpoint)) {
    const release = contraction.exec(text)?.groups?.['release'];
    if (release !== undefined && !releases.includes(release))
      refusals.push(`contracts since ${release}, which is no release`);
    const { stmts = [] } = await parse(text);
    const found = stmts.flatMap(({ stmt }) => (stmt ? refusalsOf(stmt, added) : []));
    if (release === undefined) refusals.push(...found);
  }
  return refusals;
}

function refusalsOf(statement: Node, added: Added): string[] {
  if ('CreateStmt' in statement) {
    added.tables.add(statement.CreateStmt.relation?.relname ?? '');
    return [];
  }
  if ('AlterTableStmt' in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt;
    const table = relation?.relname ?? '';
    if (added.tables.has(table)) return [];
    return cmds.flatMap((node) => {
      const refusal = 'AlterTableCmd' in node ? refusalOfChange(table, node.AlterTableCmd, added) : null;
      return refusal === null ? [] : [`${table}: ${refusal}`];
    });
  }
  if ('IndexStmt' in statement) {
    const { relation, unique, indexParams = [], nulls_not_distinct: areNullsAlike } = statement.IndexStmt;
    const table = relation?.relname ?? '';
    if (!unique || added.tables.has(table)) return [];
    const columns = indexParams.flatMap((node) => ('IndexElem' in node ? (node.IndexElem.name ?? []) : []));
    if (!areNullsAlike && hasEmptyColumn(table, columns, added)) return [];
    return [`${table}: makes a unique index: an old server may write what it refuses`];
  }
  if ('RenameStmt' in statement) {
    const { relation, subname, newname } = statement.RenameStmt;
    return [`${relation?.relname ?? subname ?? ''}: renames to ${newname ?? ''}: an old server uses the old name`];
  }
  if ('DropStmt' in statement) return ['drops what an old server may use'];
  return Object.keys(statement)
    .filter((kind) => !harmless.has(kind))
    .map((kind) => `${kind} is not known to leave an old server alone`);
}

function refusalOfChange(table: string, { subtype, name, def }: AlterTableCmd, added: Added): string | null {
  if (subtype === undefined) return 'changes something unknown';
  if (subtype === 'AT_AddColumn')
    return def && 'ColumnDef' in def ? refusalOfColumn(table, def.ColumnDef, added) : 'adds something unknown';
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def)
    return refusalOfConstraint(table, def.Constraint, added);
  if (subtype === 'AT_ColumnDefault')
    return def ? null : `drops the default of ${name ?? ''}: an old server may count on it`;
  if (subtype === 'AT_ValidateConstraint') return null;
  return refusedChanges[subtype] ?? `${subtype} is not known to leave an old server alone`;
}

function refusalOfColumn(table: string, { colname = '', typeName, constraints = [] }: ColumnDef, added: Added) {
  const kinds = new Set(constraints.map((node) => ('Constraint' in node ? node.Constraint.contype : undefined)));
  const isSerial = (typeName?.names ?? []).some(
    (node) => 'String' in node && /^(?:big|small)?serial/u.test(node.String.sval ?? ''),
  );
  const isFilled =
    isSerial || kinds.has('CONSTR_DEFAULT') || kinds.has('CONSTR_GENERATED') || kinds.has('CONSTR_IDENTITY');
  if (kinds.has('CONSTR_PRIMARY') || kinds.has('CONSTR_CHECK') || (kinds.has('CONSTR_UNIQUE') && isFilled))
    return `adds ${colname} with a constraint: an old server may write what it refuses`;
  if (kinds.has('CONSTR_NOTNULL') && !isFilled)
    return `adds ${colname}, NOT NULL without a default: an old server writes no value`;
  if (!isFilled) added.emptyColumns.add(`${table}.${colname}`);
  return null;
}

/** A reference or a unique constraint with a column that an old server leaves empty accepts all that it writes. */
function refusalOfConstraint(table: string, constraint: Constraint, added: Added): string | null {
  const { contype, conname = '', keys = [], fk_attrs: referring = [], nulls_not_distinct: areNullsAlike } = constraint;
  const isEmptyReference = contype === 'CONSTR_FOREIGN' && hasEmptyColumn(table, namesOf(referring), added);
  const isEmptyKey = contype === 'CONSTR_UNIQUE' && !areNullsAlike && hasEmptyColumn(table, namesOf(keys), added);
  if (isEmptyReference || isEmptyKey) return null;
  return `adds the constraint ${conname}: an old server may write what it refuses, also where it is NOT VALID`;
}

const namesOf = (nodes: readonly Node[]) => nodes.flatMap((node) => ('String' in node ? (node.String.sval ?? []) : []));

const hasEmptyColumn = (table: string, columns: readonly string[], { emptyColumns }: Added) =>
  columns.some((column) => emptyColumns.has(`${table}.${column}`));
