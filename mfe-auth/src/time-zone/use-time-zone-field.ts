import { useState, type KeyboardEvent } from 'react';
import { deviceZone, describeZone, findZones } from './time-zones.ts';

export interface ZoneOption {
  /** Empty follows the device. */
  value: string;
  label: string;
  detail: string;
}

const followsDevice = (): ZoneOption => {
  const { city, offset } = describeZone(deviceZone());
  return { value: '', label: 'Same as this device', detail: `${city} now, ${offset}` };
};

const optionsFor = (search: string): ZoneOption[] => {
  const found = findZones(search).map(({ id, city, name, offset }) => ({
    value: id,
    label: city,
    detail: [name, offset].filter(Boolean).join(', '),
  }));
  return search.trim() === '' ? [followsDevice(), ...found] : found;
};

/** How a chosen time zone reads in the closed field. */
const textOf = (value: string) => {
  if (value === '') return followsDevice().label;
  const { city, offset } = describeZone(value);
  return offset ? `${city} (${offset})` : city;
};

interface Choice {
  value: string;
  readOnly: boolean;
  onChange: (value: string) => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(last, at + 8),
  PageUp: (at) => Math.max(0, at - 8),
};

/** A list that opens below the field and shrinks to what is typed; nothing changes until an entry is chosen. */
export const useTimeZoneField = ({ value, readOnly, onChange }: Choice) => {
  /** What is being looked for; null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = search !== null;
  const options = open ? optionsFor(search) : [];

  const show = (text = '') => {
    if (readOnly) return;
    setSearch(text);
    const at = text === '' ? optionsFor('').findIndex((option) => option.value === value) : 0;
    setActive(Math.max(0, at));
  };
  const close = () => setSearch(null);
  const choose = (option: ZoneOption | undefined) => {
    if (option) onChange(option.value);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      if (open) setActive((at) => step(at, options.length - 1));
      else show();
    } else if (open && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault();
      if (event.key === 'Enter') choose(options[active]);
      else close();
    }
  };

  return { text: search ?? textOf(value), open, options, active, show, close, choose, setActive, onKeyDown };
};
