/** An amount as a plain decimal number for spreadsheets, such as 1234.50. */
export const majorUnits = (amount: number): string => (amount / 100).toFixed(2);
