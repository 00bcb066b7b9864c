import { atom, getDefaultStore } from 'jotai';
import { forgetMoney } from '../invoices/forget-money.ts';

/** Grows with every change that was made to the books here. */
export const booksVersionAtom = atom(0);

/** Tells every view of the books to reload, because what it read is out of date. */
export const announceBooksChange = () => {
  forgetMoney();
  getDefaultStore().set(booksVersionAtom, (version) => version + 1);
};
