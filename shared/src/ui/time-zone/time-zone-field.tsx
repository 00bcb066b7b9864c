import { ComboboxField, type ComboboxOption } from '../combobox/index.ts';
import { describeZone, deviceZone, findZones } from './time-zones.ts';

interface Props {
  /** IANA name; empty follows the device, if that is offered. */
  value: string;
  error: string | undefined;
  readOnly: boolean;
  /** Whether the device can be followed. */
  followsDevice?: boolean;
  /** What the zone is for, after the time there. */
  purpose: string;
  onChange: (value: string) => void;
}

/** The option that follows the device; a combobox has no empty value. */
const DEVICE = 'device';
const SAME = 'Same as this device';

const find = (search: string): ComboboxOption[] =>
  findZones(search).map(({ id, city, name, offset }) => ({
    value: id,
    label: city,
    detail: [name, offset].filter(Boolean).join(', '),
  }));

const findOrFollow = (search: string): ComboboxOption[] => {
  if (search.trim() !== '') return find(search);
  const { city, offset } = describeZone(deviceZone());
  return [{ value: DEVICE, label: SAME, detail: `${city} now, ${offset}` }, ...find(search)];
};

/** How a chosen time zone reads in the closed field. */
const textOf = (value: string) => {
  if (value === '') return SAME;
  const { city, offset } = describeZone(value);
  return offset ? `${city} (${offset})` : city;
};

const timeThere = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format();
  } catch {
    return undefined;
  }
};

const helpOf = (zone: string, purpose: string) => {
  const time = timeThere(zone);
  return time ? `It’s ${time} in ${describeZone(zone).city}. ${purpose}` : purpose;
};

/** A place in the world, found by typing part of its name. */
export const TimeZoneField = ({ value, error, readOnly, followsDevice = false, purpose, onChange }: Props) => (
  <ComboboxField
    label="Time zone"
    value={value || DEVICE}
    text={textOf(value)}
    find={followsDevice ? findOrFollow : find}
    placeholder="Search by city, region or offset"
    none="No time zones found. Try a large city near you."
    error={error}
    help={helpOf(value || deviceZone(), purpose)}
    readOnly={readOnly}
    onChange={(chosen) => onChange(chosen === DEVICE ? '' : chosen)}
  />
);
