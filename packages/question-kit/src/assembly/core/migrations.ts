import type { Migration, Migrations, StoredShape } from '../../primitives/schema/migrations.ts';
import { QuestionParseError } from './question-parse-error.ts';
import { questionVersion } from './question.ts';
import { registry } from './registry.ts';

/** What a manifest states about the versions of its blocks. */
interface BlockVersions {
  version: number;
  migrations: Readonly<Record<number, Migration>>;
}

/** Migrations of what stands around the blocks; those of a block are in `types/<type>/migrations.ts`. */
const questionMigrations: Migrations<typeof questionVersion> = {};

/**
 * A stored question in the versions that this kit writes: first the question itself, then each of its blocks. Blocks of an
 * unknown type stay as they are; `parseQuestion` refuses them.
 *
 * @param types what is known of each block type, by the name that blocks are stored under
 * @throws {QuestionParseError} `unknown-version`, with the path of the version that this kit does not read
 */
export function migrateQuestion(
  stored: object,
  types: Readonly<Record<string, BlockVersions>> = registry,
): StoredShape {
  const question: StoredShape = { ...stored };
  const from = readVersion(question['version'], questionVersion, ['version']);
  const current = { ...runMigrations(question, from, questionVersion, questionMigrations), version: questionVersion };
  const blocks: unknown = 'questions' in current ? current.questions : undefined;
  if (!Array.isArray(blocks)) return current;
  return { ...current, questions: blocks.map((block: unknown, index) => migrateBlock(block, index, types)) };
}

function migrateBlock(block: unknown, index: number, types: Readonly<Record<string, BlockVersions>>): unknown {
  if (!hasType(block) || !Object.hasOwn(types, block.type)) return block;
  const { version: present = 1, migrations = {} } = types[block.type] ?? {};
  // A block of version 1 is stored without a version.
  const { version = 1, ...stored } = block;
  const from = readVersion(version, present, ['questions', index, 'version']);
  const current = runMigrations(stored, from, present, migrations);
  return present === 1 ? current : { ...current, version: present };
}

function runMigrations(
  stored: StoredShape,
  from: number,
  to: number,
  migrations: Readonly<Record<number, Migration>>,
): StoredShape {
  let current = stored;
  for (let version = from; version < to; version += 1) current = migrations[version]?.(current) ?? current;
  return current;
}

/** The stored version, if this kit reads it. */
function readVersion(version: unknown, present: number, path: (string | number)[]): number {
  if (typeof version === 'number' && Number.isInteger(version) && version >= 1 && version <= present) return version;
  const message = `Version ${JSON.stringify(version)} is unknown; this kit reads up to ${present}.`;
  throw new QuestionParseError('unknown-version', [{ path, message }]);
}

function hasType(block: unknown): block is StoredShape & { type: string } {
  return typeof block === 'object' && block !== null && 'type' in block && typeof block.type === 'string';
}
