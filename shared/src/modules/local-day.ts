const two = (number: number) => String(number).padStart(2, '0');

/** The user's local date as YYYY-MM-DD. */
export const localDay = (at = new Date()) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
