/** PG… variables of the user's shell (PGPORT, PGOPTIONS) would otherwise affect our server too. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TMPDIR, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}
