/** Groups of thousands (1,234,567) or of lakhs (12,34,567), with commas or spaces. */
const grouped = /^[+-]?\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d+)?$/;
const plain = /^[+-]?\d{1,15}(?:\.\d+)?$/;

/**
 * The typed decimal without groups and plus sign: "1234.5" for "1,234.5". Undefined for anything that could be read as
 * a different number, or isn't one: "1e3", "10,00", "1.234,56", "5 users".
 */
export const typedDecimal = (typed: string): string | undefined => {
  const text = typed.normalize('NFKC').trim();
  const number = grouped.test(text) ? text.replace(/[, ]/g, '') : text;
  return plain.test(number) ? number.replace(/^\+/, '') : undefined;
};

/** The typed whole number; "10.00" is 10. "1.000" is undefined: half the world writes one thousand that way. */
export const typedInteger = (typed: string): number | undefined => {
  const [, whole] = /^(-?\d+)(?:\.00?)?$/.exec(typedDecimal(typed) ?? '') ?? [];
  return whole === undefined ? undefined : Number(whole);
};
