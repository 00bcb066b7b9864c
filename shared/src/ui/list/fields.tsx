import { filter, id, step, type ControlProps, type Field } from './field.ts';
import { FilterDays } from './filter-days.tsx';
import { FilterSelect } from './filter-select.tsx';
import { RowsSelect } from './rows-select.tsx';
import { SearchField } from '../form/search-field.tsx';

interface Option<V extends string> {
  value: V;
  label: string;
}

/** The API's limit for searches, in characters. */
const SEARCH_LETTERS = 200;
const sizesOfPage = [20, 50, 100];

const isDay = (text: string) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
const wholeNumber = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined);

/** The option that a text names. */
export const chosenOf = <V extends string>(options: readonly { value: V }[], text: string | null) =>
  options.find(({ value }) => value === text)?.value;

export const words = (most = SEARCH_LETTERS): Field<string> => ({ start: '', read: (text) => text.slice(0, most) });

/** @param label "Search orders" unless given */
export const search = (placeholder: string, { label = '', most = SEARCH_LETTERS } = {}): Field<string> => ({
  ...filter(words(most)),
  place: 'search',
  control: ({ name, what, view, change }) => (
    <SearchField
      label={label || `Search ${what}`}
      placeholder={placeholder}
      value={String(view[name])}
      onSearch={(text) => change({ [name]: text })}
    />
  ),
});

const selectOf =
  (label: string, fixed: readonly Option<string>[]) =>
  ({ name, view, change, options, isSet }: ControlProps) => {
    const value = String(view[name]);
    const all = [...fixed, ...options];
    // Shows the URL's value even if it is unknown.
    if (!all.some((option) => option.value === value)) all.push({ value, label: value });
    return (
      <FilterSelect
        label={label}
        value={value}
        set={isSet}
        options={all}
        onChange={(chosen) => change({ [name]: chosen })}
      />
    );
  };

/** One of these; the first by default. */
export const oneOf = <V extends string>(
  options: readonly { value: V }[],
  start = options[0]?.value ?? ('' as V),
): Field<V> => ({
  start,
  read: (text) => chosenOf(options, text),
});

/** Filters by one of these; the first is the default. */
export const choice = <V extends string>(label: string, options: readonly Option<V>[]): Field<V> => ({
  ...filter(oneOf(options)),
  control: selectOf(label, options),
});

/** Filters by one of the options known at runtime. */
export const chosen = (label: string, none: readonly Option<string>[], field = id()): Field<string> => ({
  ...filter(field),
  control: selectOf(label, none),
});

/** The order of the rows; the first is the default. Titles of columns that are `sortedBy` a field of it sort the rows. */
export const sort = <V extends string>(options: readonly Option<V>[]): Field<V> => ({
  ...oneOf(options),
  sorts: options.map(({ value }) => value),
  control: (props) => selectOf('Sort', options)({ ...props, isSet: false }),
  place: 'sort',
});

const day = (): Field<string> => filter({ start: '', read: (text) => (isDay(text) ? text : undefined) });

/** The first and last day of the list, as YYYY-MM-DD. */
export const days = () => ({
  from: {
    ...day(),
    control: ({ view, change }: ControlProps) => (
      <FilterDays range={{ from: String(view.from), to: String(view.to) }} onChange={change} />
    ),
  },
  to: day(),
});

/** From 0. */
export const page = (): Field<number> => step({ start: 0, read: wholeNumber });

/** The page and its number of rows; the first size is the default. */
export const paging = (sizes: readonly number[] = sizesOfPage) => ({
  page: page(),
  size: {
    start: sizes[0] ?? 0,
    read: (text: string) => sizes.find((one) => one === wholeNumber(text)),
    control: ({ view, change }: ControlProps) => (
      <RowsSelect size={Number(view.size)} sizes={sizes} onChange={(size) => change({ size })} />
    ),
    place: 'head' as const,
  },
});
