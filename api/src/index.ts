/** The public API of this workspace. */
export { createApi } from './create-api.ts';
export { createDatabase, type DatabaseConnection } from './create-database.ts';
export { readConnection } from './db/embedded/connection-file.ts';
export { demoWarning } from './demo-warning.ts';
export { readConfig, type ApiConfig } from './config.ts';
export { checkStart, refuseStart } from './start-check/check-start.ts';
export { publicUrlProblems } from './start-check/settings-problems.ts';
export { registerApi, type ApiOptions } from './register-api.ts';
export { apiServerOptions } from './http/server-options.ts';
export { arrivalLimits, cutConnection } from './http/cut-connection.ts';
export { badHostRefusal } from './http/refuse-bad-host.ts';
export { trustedProxies, type TrustsProxy } from './http/trusted-proxies.ts';
export { requestIdOf } from './http/request-id.ts';
export { stopOnSignals } from './stop-on-signals.ts';
export { StartError } from './start-error.ts';
