import { FilterInput } from './filter-input.tsx';

interface Range {
  /** ISO days; empty for an open range. */
  from: string;
  to: string;
}

interface Props {
  range: Range;
  onChange: (change: Partial<Range>) => void;
}

/** The first and last day of a list; neither can pass the other. */
export const FilterDays = ({ range: { from, to }, onChange }: Props) => (
  <>
    <FilterInput
      type="date"
      label="From"
      max={to || undefined}
      set={from !== ''}
      value={from}
      onChange={(event) => onChange({ from: event.target.value })}
    />
    <FilterInput
      type="date"
      label="To"
      min={from || undefined}
      set={to !== ''}
      value={to}
      onChange={(event) => onChange({ to: event.target.value })}
    />
  </>
);
