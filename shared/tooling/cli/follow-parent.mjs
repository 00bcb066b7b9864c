/** For a parent that may end without passing SIGTERM on, as npm does: stops as if it had. */
export const followParent = () => {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
};
