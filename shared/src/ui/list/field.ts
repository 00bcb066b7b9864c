import type { ComponentType } from 'react';
import type { FilterOption } from './filter-select.tsx';

export type Value = string | number;

export interface ControlProps {
  /** Name of the field. */
  name: string;
  view: Record<string, Value>;
  change: (fields: Record<string, Value>) => void;
  /** What the list contains, in the plural: `orders`. */
  what: string;
  /** Options known only at runtime. */
  options: readonly FilterOption[];
  /** Differs from the default. */
  isSet: boolean;
}

/** One thing that a list keeps in the URL. */
export interface Field<V extends Value = Value> {
  /** The default, left out of the URL to keep links short. */
  start: V;
  /** Undefined for an unknown value, which is ignored. */
  read: (text: string) => V | undefined;
  /** Narrows the list down. */
  filters?: boolean;
  /** Back undoes a change of it. A change of any other field returns to the first page. */
  step?: boolean;
  /** Holds the id of the row that is open. */
  opensRow?: boolean;
  /** The orders of the rows, in both directions of each column that sorts: `total,desc`. */
  sorts?: readonly string[];
  /** Its control on the screen. */
  control?: ComponentType<ControlProps>;
  /** Where its control goes; among the chips by default. */
  place?: 'search' | 'further' | 'sort' | 'head';
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a field of any value
export type Fields = Record<string, Field<any>>;

const ID = /^[A-Za-z0-9_.-]{1,64}$/;

export const matching = (pattern: RegExp): Field<string> => ({
  start: '',
  read: (text) => (pattern.test(text) ? text : undefined),
});

/** Empty for none. */
export const id = () => matching(ID);

/** What is open next to the list, such as a dialog. */
export const step = <F extends Field>(field: F): F => ({ ...field, step: true });

/** The row that is open in a side panel or expanded; it gets the focus back. */
export const openRow = (field = id()): Field<string> => ({ ...step(field), opensRow: true });

/** Narrows the list down without a control in the filter bar. */
export const filter = <F extends Field>(field: F): F => ({ ...field, filters: true });

/** Filters that open on request. */
export const further = <All extends Fields>(fields: All): All =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, place: 'further' }])) as All;
