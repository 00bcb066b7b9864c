const two = (number: number) => String(number).padStart(2, '0');

/** The calendar day where the user is, as YYYY-MM-DD. */
export const localDay = (at = new Date()) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
