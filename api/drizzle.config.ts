import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config api/drizzle.config.ts` writes a migration for what changed in the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './src/db/migrations',
});
