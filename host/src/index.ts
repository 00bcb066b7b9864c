import './federation/shared-entries.ts';
import { nextTask } from './start/next-task.ts';

/**
 * What the first page needs, in the order of use. All of it is in the host's script, but each piece runs in a task of its
 * own: as one task it blocks a slow phone for a third of a second.
 */
const pieces = [
  // First, because it requests more code.
  async () => (await import(/* webpackMode: "eager" */ '@marketplace/shared/http')).loadRequests(),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@marketplace/shared/router'),
  () => import(/* webpackMode: "eager" */ '@marketplace/shared/ui'),
  () => import(/* webpackMode: "eager" */ './bootstrap.tsx'),
];

for (const run of pieces) {
  await nextTask();
  await run();
}
