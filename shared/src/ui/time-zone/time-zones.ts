import { holdsWords } from '../../contracts/index.ts';

interface TimeZone {
  /** IANA name. */
  id: string;
  city: string;
  /** "India Standard Time", if it has a name. */
  name: string;
  /** "GMT+5:30", now. */
  offset: string;
  /** The text that a search looks in. */
  words: string;
}

/** Browsers still list some places by their former names. */
const renamed: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
};

const modern = (id: string) => renamed[id] ?? id;

/** Where this device says it is. */
export const deviceZone = () => modern(new Intl.DateTimeFormat().resolvedOptions().timeZone);

const partOf = (timeZone: string, timeZoneName: 'shortOffset' | 'long') =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName }).formatToParts().find(({ type }) => type === 'timeZoneName')
    ?.value ?? '';

/** "Ho Chi Minh", from "Asia/Ho_Chi_Minh". */
const cityOf = (id: string) => (id.split('/').at(-1) ?? id).replaceAll('_', ' ');

export const describeZone = (id: string): TimeZone => {
  try {
    const [offset, long] = [partOf(id, 'shortOffset'), partOf(id, 'long')];
    const name = /^GMT[+-]?/.test(long) ? '' : long;
    const old = Object.keys(renamed).find((key) => renamed[key] === id) ?? '';
    const words = [id, old, name, offset].join(' ').replaceAll(/[_/]/g, ' ');
    return { id, city: cityOf(id), name, offset, words };
  } catch {
    // This browser doesn't know the place.
    return { id, city: cityOf(id), name: '', offset: '', words: id };
  }
};

let zones: TimeZone[] | undefined;

/** All time zones by city. Built once, on first use, because it takes a browser a while. */
const allZones = (): TimeZone[] => {
  zones ??= [...new Set([...Intl.supportedValuesOf('timeZone').map(modern), 'UTC'])]
    .map(describeZone)
    .sort((one, other) => one.city.localeCompare(other.city, 'en'));
  return zones;
};

/** Those that hold every word of a search: part of a city, region, name or offset. */
export const findZones = (search: string): TimeZone[] => {
  const holds = holdsWords(search.replaceAll(/[_/]/g, ' '));
  return allZones().filter(({ words }) => holds(words));
};
