import { atom } from 'jotai';

export interface SampleAccount {
  id: string;
  name: string;
  email: string;
}

/** Sample data for this page only: a reload resets it. */
export const accountsAtom = atom<SampleAccount[]>([
  { id: 'asha', name: 'Asha Rao', email: 'asha.rao@meridian.example' },
  { id: 'vikram', name: 'Vikram Shah', email: 'vikram.shah@meridian.example' },
  { id: 'leena', name: 'Leena Joseph', email: 'leena.joseph@sahyadri.example' },
]);
