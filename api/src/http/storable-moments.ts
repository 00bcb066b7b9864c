import { Format, IsDate, IsDateTime } from 'typebox/format';

const isStorable = (time: number) => {
  const year = new Date(time).getUTCFullYear();
  return year >= 1 && year <= 9999;
};

/**
 * Restricts the date formats to what JavaScript and PostgreSQL both support: no leap seconds and, whatever the
 * offset, no year before 1 or after 9999.
 */
export function acceptStorableMoments(): void {
  Format.Set('date', (text) => IsDate(text) && isStorable(Date.parse(text)));
  Format.Set('date-time', (text) => IsDateTime(text) && isStorable(Date.parse(text)));
}
