export { MonthColumns } from './month-columns.tsx';
export { RankedBars } from './ranked-bars.tsx';
