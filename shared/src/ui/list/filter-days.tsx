import { FilterInput } from './filter-input.tsx';

interface Range {
  /** ISO days; empty where the range is open. */
  from: string;
  to: string;
}

interface Props {
  range: Range;
  onChange: (change: Partial<Range>) => void;
}

/** The days that a list begins and ends with; neither can pass the other. */
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
