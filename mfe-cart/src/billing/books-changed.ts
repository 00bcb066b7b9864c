import { atom, getDefaultStore } from 'jotai';
import { forgetMoney } from '../invoices/forget-money.ts';

/** Grows with every change of the books that was made here. */
export const booksVersionAtom = atom(0);

/** What has been read of the books is no longer so: who shows some of it reads it anew. */
export const announceBooksChange = () => {
  forgetMoney();
  getDefaultStore().set(booksVersionAtom, (version) => version + 1);
};
