/** Prints what is under way, then how long it took. */
export const progress = (what: string) => {
  console.log(`  ${what} ...`);
  const started = performance.now();
  return (result: string) => console.log(`  ${result} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};
