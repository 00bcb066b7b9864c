import { parseConfig, readConfig, type ApiConfig } from '../config.ts';
import { databaseProblems } from './database-problems.ts';
import { folderProblems, foldersOf, type Folders } from './folder-problems.ts';
import { refuseStart } from './refuse-start.ts';
import { settingsProblems } from './settings-problems.ts';

/**
 * The configuration of a server that is about to start. In production nothing may be missing or unsafe.
 * @param more folders that the server writes to besides the API's
 * @throws StartError with one list of everything that is, and what to do about each
 */
export async function checkStart(env: NodeJS.ProcessEnv, more: Folders = {}): Promise<ApiConfig> {
  if (env.NODE_ENV !== 'production') return readConfig(env);
  const { config, invalid } = parseConfig(env);
  const folders = await folderProblems({ ...foldersOf(config), ...more });
  // Without its folder, the embedded database couldn't even be inspected.
  const database = folders.length > 0 && config.databaseUrl === undefined ? [] : await databaseProblems(config);
  refuseStart([...invalid, ...settingsProblems(env), ...folders, ...database]);
  return config;
}
