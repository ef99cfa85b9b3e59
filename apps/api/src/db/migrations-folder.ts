import path from 'node:path';

/** The folder to which `drizzle-kit generate` writes migrations. */
export const migrationsFolder = path.join(import.meta.dirname, 'migrations');
