import { formatCount } from '../../contracts/index.ts';
import type { CartChange } from './cart-entry.ts';

const count = (number: number, noun: string) => `${formatCount(number)} ${noun}${number === 1 ? '' : 's'}`;
const amount = ({ noOfUsers, noOfDays }: { noOfUsers: number; noOfDays: number }) =>
  `${count(noOfUsers, 'user')}, ${count(noOfDays, 'day')}`;

/** A change in words: "Add Payroll (5 users, 30 days)". */
export const requestOf = (change: CartChange): string => {
  switch (change.type) {
    case 'cart-add':
      return `Add ${change.data.name} (${amount(change.data)})`;
    case 'cart-update':
      return `Change ${change.data.name} to ${amount(change.data)}`;
    case 'cart-remove':
      return `Remove ${change.data.name}`;
    case 'cart-clear':
      return 'Clear the cart';
  }
};

/** The message when a change succeeded. */
export const successOf = (change: CartChange): string => {
  switch (change.type) {
    case 'cart-add':
      return `${change.data.name} added to cart successfully!`;
    case 'cart-update':
      return `Updated ${change.data.name} in cart`;
    case 'cart-remove':
      return `${change.data.name} removed from cart`;
    case 'cart-clear':
      return 'Cart cleared successfully';
  }
};
