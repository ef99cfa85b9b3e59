import path from 'node:path';
import * as attempts from './schema/attempts.ts';
import * as auth from './schema/auth.ts';
import * as files from './schema/files.ts';
import * as named from './schema/named.ts';
import * as people from './schema/people.ts';
import * as questions from './schema/questions.ts';
import * as system from './schema/system.ts';
import * as tasks from './schema/tasks.ts';

/** Every table, for `db.query`. Code that needs one table imports it from its file under `schema/`. */
export const tables = { ...named, ...people, ...auth, ...system, ...questions, ...tasks, ...attempts, ...files };

/** The folder to which `drizzle-kit generate` writes migrations. */
export const migrationsFolder = path.join(import.meta.dirname, 'migrations');
