import type { CartLine } from './cart-line.ts';

type Priced = Pick<CartLine, 'unitPrice' | 'noOfUsers' | 'noOfDays'>;

const exact = ({ unitPrice, noOfUsers, noOfDays }: Priced) => unitPrice * noOfUsers * noOfDays;

/** price x users x days of one line, in whole minor units. */
export const lineTotal = (line: Priced) => Math.round(exact(line));

/** Sum of price x users x days, rounded once to whole minor units: two decimals. */
export const cartTotal = (lines: Priced[]) => Math.round(lines.reduce((sum, line) => sum + exact(line), 0));

/** Sum of the users of all lines. */
export const totalQuantity = (lines: Pick<CartLine, 'noOfUsers'>[]) =>
  lines.reduce((sum, { noOfUsers }) => sum + noOfUsers, 0);
