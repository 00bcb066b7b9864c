import { formatCount, type ModuleUsage } from '@marketplace/shared/contracts';

type Days = ModuleUsage['days'];

export const sumOf = (days: Days) => days.reduce((sum, { opens }) => sum + opens, 0);

export const busiestOf = (days: Days) =>
  days.reduce<Days[number] | undefined>((best, day) => (day.opens > (best?.opens ?? 0) ? day : best), undefined);

/** Compares the last 30 days with the 30 before; undefined if there were none before. */
export const trendOf = (opens: number, before: number) => {
  if (before === 0) return null;
  const more = opens - before;
  if (more === 0) return 'Same as the previous 30 days';
  return `${formatCount(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than the previous 30 days`;
};
