import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes a migration from the tables; every one is read before it is committed. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/tables/index.ts',
  out: './src/server/db/migrations',
  schemaFilter: ['public', 'auth'],
});
