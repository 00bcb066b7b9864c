import { sql } from 'drizzle-orm';

/** Days of another term of a subscription `s`: those of its renewal, or as many as its current paid days. */
export const termDays = sql`
  coalesce(s.renew_days, ceil(extract(epoch from s.ends_at - coalesce(s.trial_ends_at, s.starts_at)) / 86400))`;
