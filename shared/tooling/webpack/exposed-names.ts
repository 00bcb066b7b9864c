/** `./src/pages/module-dashboard.tsx` is exposed as `./pages/module-dashboard`. */
export const exposedName = (file: string) => file.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '');

/** The global for a remote's container; one per build, so that two releases can coexist. */
export const containerGlobal = (app: string, buildKey: string) => `${app.replaceAll('-', '_')}_${buildKey}`;

/** The chunk of an exposed file: `pages-module-dashboard`. */
export const chunkName = (file: string) => exposedName(file).replace('./', '').replaceAll('/', '-');

export const DEV_BUILD_KEY = 'dev';
