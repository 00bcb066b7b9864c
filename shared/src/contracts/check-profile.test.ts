import { checkProfile, tidyProfile } from './check-profile.ts';

const asha = { name: 'Asha Rao', phone: null, timeZone: null };
const said = (fields: object) => checkProfile(tidyProfile({ ...asha, ...fields })).map(({ message }) => message);

it.each([
  [{}],
  [{ name: '李' }],
  [{ name: "Anne-Marie O'Neil, Jr." }],
  [{ name: 'نیلوفر‌ها' }],
  [{ phone: '+91 (80) 4000-0100' }],
  [{ phone: '1' }],
  [{ timeZone: 'UTC' }],
  [{ timeZone: 'Asia/Kolkata' }],
  [{ timeZone: 'America/Argentina/Buenos_Aires' }],
  [{ timeZone: 'Etc/GMT+5' }],
])('accepts %j', (fields) => expect(said(fields)).toEqual([]));

it.each([
  [{ name: ' ' }, 'Please enter your name'],
  [{ name: '...' }, 'Please enter a valid name'],
  [{ name: 'Asha\u202eoaR' }, 'Please enter a valid name'],
  [{ phone: '0123' }, 'Please enter a valid phone number'],
  [{ phone: '++1' }, 'Please enter a valid phone number'],
  [{ phone: '12345678901234567' }, 'Please enter a valid phone number'],
  [{ timeZone: '+05:30' }, 'Please choose a time zone from the list'],
  [{ timeZone: 'Atlantis' }, 'Please choose a time zone from the list'],
  [{ timeZone: 'a'.repeat(60) }, 'Please choose a time zone from the list'],
])('says what to do about %j', (fields, message) => expect(said(fields)).toEqual([message]));

it('normalizes spaces, and reads blanks as null', () => {
  expect(tidyProfile({ name: '  Asha   Rao ', phone: '  ', timeZone: '' })).toEqual(asha);
});
