/** Today in the browser's time zone, as a date field holds it: YYYY-MM-DD. */
export const today = () => new Date().toLocaleDateString('sv-SE');
