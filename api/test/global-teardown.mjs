/** Lets the run's server remove what it created, and stop. */
export default async function globalTeardown() {
  const child = globalThis.apiTestServer;
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin.end();
  await ended;
}
