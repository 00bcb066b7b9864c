/** Stops when its parent has ended without passing on SIGTERM, as npm does. */
export const followParent = () => {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
};
