interface Ranked {
  priority?: number | null;
  views?: number;
  rating?: number | null;
  downloads?: number;
}

/** Modules without a priority rank as if they had this one. */
export const DEFAULT_PRIORITY = 999;
export const RATING_WEIGHT = 100;

const priorityOf = ({ priority }: Ranked) => (typeof priority === 'number' ? priority : DEFAULT_PRIORITY);
const scoreOf = ({ views = 0, rating, downloads = 0 }: Ranked) => views + RATING_WEIGHT * (rating ?? 0) + downloads;

/** Priority first, lowest before highest; then views plus 100 times rating plus downloads, highest first. */
export const byRank = (a: Ranked, b: Ranked) => priorityOf(a) - priorityOf(b) || scoreOf(b) - scoreOf(a);
