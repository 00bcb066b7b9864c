export { StackedColumns } from './stacked-columns.tsx';
export { RankedBars } from './ranked-bars.tsx';
