/** Modules up to this priority carry the badge. */
export const PRIORITY_BADGE = 5;

export const hasPriority = (priority: number | null | undefined) =>
  typeof priority === 'number' && priority <= PRIORITY_BADGE;
