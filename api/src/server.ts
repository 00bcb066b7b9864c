/** What a server next to the API takes from it: settings, limits and refusals. It loads no routes and no database. */
export { readConfig, type ApiConfig } from './config.ts';
export { refuseStart } from './start-check/refuse-start.ts';
export { publicUrlProblems } from './start-check/settings-problems.ts';
export { arrivalLimits, cutConnection } from './http/cut-connection.ts';
export { badHostRefusal } from './http/refuse-bad-host.ts';
export { trustedProxies, type TrustsProxy } from './http/trusted-proxies.ts';
export { requestIdOf } from './http/request-id.ts';
export { stopOnSignals } from './stop-on-signals.ts';
