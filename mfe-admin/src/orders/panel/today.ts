/** The day that it is here, as a date field holds it: YYYY-MM-DD. */
export const today = () => new Date().toLocaleDateString('sv-SE');
