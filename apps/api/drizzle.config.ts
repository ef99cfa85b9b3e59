import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` writes a migration from what the schema files say; the server applies them at its start. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/db/schema/*.ts',
  out: './src/db/migrations',
});
