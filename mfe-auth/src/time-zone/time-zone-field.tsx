import { ComboboxField, type ComboboxOption } from '@marketplace/shared/ui/combobox';
import { describeZone, deviceZone, findZones } from './time-zones.ts';

interface Props {
  /** IANA name; empty follows the device. */
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
}

/** The option that follows the device; a combobox has no empty value. */
const DEVICE = 'device';
const SAME = 'Same as this device';

const find = (search: string): ComboboxOption[] => {
  const found = findZones(search).map(({ id, city, name, offset }) => ({
    value: id,
    label: city,
    detail: [name, offset].filter(Boolean).join(', '),
  }));
  if (search.trim() !== '') return found;
  const { city, offset } = describeZone(deviceZone());
  return [{ value: DEVICE, label: SAME, detail: `${city} now, ${offset}` }, ...found];
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

const helpOf = (value: string) => {
  const zone = value || deviceZone();
  const time = timeThere(zone);
  const mails = value ? 'E-mails give the time there.' : 'E-mails give times in UTC.';
  return time ? `It is ${time} in ${describeZone(zone).city}. ${mails}` : undefined;
};

/** A place in the world, found by typing part of its name. */
export const TimeZoneField = ({ value, error, readOnly, onChange }: Props) => (
  <ComboboxField
    label="Time zone"
    value={value || DEVICE}
    text={textOf(value)}
    find={find}
    placeholder="Search by city, region or offset"
    none="No time zone has that in its name. Try a large city near you."
    error={error}
    help={helpOf(value)}
    readOnly={readOnly}
    onChange={(chosen) => onChange(chosen === DEVICE ? '' : chosen)}
  />
);
