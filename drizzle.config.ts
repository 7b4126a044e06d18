/**
 * Tells drizzle-kit where the tables are and where the generated SQL goes (`npm run migration`). It reads the tables only;
 * the server applies migrations itself at start.
 */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.tables.ts',
  out: './db/migrations',
});
