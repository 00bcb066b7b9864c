/** How often a limited process runs, in milliseconds: the period of containers' CPU quotas. */
const period = 100;

/**
 * Lets a process run for a share of the time, by stopping and continuing it, as a CPU quota would. It takes no rights
 * that containers give. Returns a function that ends the limit.
 */
export function limitShare(pid: number, share: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const run = () => {
    process.kill(pid, 'SIGCONT');
    timer = setTimeout(pause, period * share);
  };
  const pause = () => {
    process.kill(pid, 'SIGSTOP');
    timer = setTimeout(run, period * (1 - share));
  };
  run();
  return () => {
    clearTimeout(timer);
    process.kill(pid, 'SIGCONT');
  };
}
