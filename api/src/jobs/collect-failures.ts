/**
 * Runs work that reports failures and continues with the rest.
 * @param what what is counted, such as "payments could not be settled"
 * @throws Error with the number of failures, and the first as its cause
 */
export async function collectFailures(
  what: string,
  work: (onFailure: (error: unknown) => void) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  await work((error) => failures.push(error));
  if (failures.length > 0) throw new Error(`${failures.length} ${what}.`, { cause: failures[0] });
}
