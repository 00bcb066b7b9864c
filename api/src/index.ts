/** The public API of this workspace. */
export { createApi } from './create-api.ts';
export { createDatabase, type DatabaseConnection } from './create-database.ts';
export { readConnection } from './db/embedded/connection-file.ts';
export { demoWarning } from './demo-warning.ts';
export { checkStart } from './start-check/check-start.ts';
export { registerApi, type ApiOptions } from './register-api.ts';
export { apiServerOptions } from './http/server-options.ts';
export { StartError } from './start-error.ts';
export * from './server.ts';
