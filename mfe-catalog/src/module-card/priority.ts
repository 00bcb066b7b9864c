/** Modules up to this priority get the badge. */
export const PRIORITY_BADGE = 5;

export const hasPriority = (priority: number | null | undefined) =>
  typeof priority === 'number' && priority <= PRIORITY_BADGE;
