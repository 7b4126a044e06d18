/**
 * Tells drizzle-kit where the tables are and where to write the generated SQL (`npm run migration`). It only reads the tables;
 * the server applies migrations at start.
 */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.tables.ts',
  out: './db/migrations',
});
