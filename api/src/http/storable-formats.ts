import { Format, IsDate, IsDateTime, IsEmail } from 'typebox/format';

const isStorable = (time: number) => {
  const year = new Date(time).getUTCFullYear();
  return year >= 1 && year <= 9999;
};

/**
 * Restricts formats to what can be stored and returned. Dates: what JavaScript and PostgreSQL both support, so no leap
 * seconds and, whatever the offset, no year before 1 or after 9999. Email addresses: none with quotes.
 */
export function acceptStorableFormats(): void {
  Format.Set('date', (text) => IsDate(text) && isStorable(Date.parse(text)));
  Format.Set('email', (text) => IsEmail(text) && !text.includes('"'));
  Format.Set('date-time', (text) => IsDateTime(text) && isStorable(Date.parse(text)));
}
