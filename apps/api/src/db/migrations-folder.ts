import path from 'node:path';

/** Where `drizzle-kit generate` writes the migrations. */
export const migrationsFolder = path.join(import.meta.dirname, 'migrations');
