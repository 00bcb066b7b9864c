import { aCartItem } from '../../testing/a-cart-item.ts';
import { cartTotal, totalQuantity } from './cart-totals.ts';
import { readCart } from './read-cart.ts';

const linesOf = (...amounts: [price: number, users: number, days: number][]) =>
  readCart(amounts.map(([price, noOfUsers, noOfDays]) => aCartItem({ price, noOfUsers, noOfDays }))).lines;

it.each([
  ['three modules', linesOf([12, 10, 30], [19.99, 7, 365], [0.5, 1, 1]), 5_467_495],
  ['no binary error in 0.1 + 0.2', linesOf([0.1, 1, 1], [0.2, 1, 1]), 30],
  ['a price with three decimals, rounded at the end only', linesOf([0.333, 3, 1]), 100],
  ['half a minor unit, upwards', linesOf([1.005, 1, 1]), 101],
  ['the most that can be sold', linesOf([27.39, 100_000, 3_650]), 999_735_000_000],
  ['an empty cart', [], 0],
])('sums price x users x days to minor units: %s [VALID-10]', (_case, lines, total) => {
  expect(cartTotal(lines)).toBe(total);
});

it('counts the users of all lines as the total quantity [VALID-11]', () => {
  expect(totalQuantity(linesOf([12, 10, 30], [5, 4, 1]))).toBe(14);
});
