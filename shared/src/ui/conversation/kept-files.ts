import { TicketFile, Type } from '@marketplace/shared/contracts';
import { readStored } from '@marketplace/shared/data';

const keyOf = (name: string) => `marketplace-files-${name}`;

/** The uploads that this tab has not sent yet. */
export const keptFiles = (name: string): TicketFile[] => {
  try {
    return readStored(Type.Array(TicketFile), sessionStorage.getItem(keyOf(name))) ?? [];
  } catch {
    return [];
  }
};

export const keepFiles = (name: string, files: TicketFile[]) => {
  try {
    if (files.length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(files));
  } catch {
    // Without storage, they are known only as long as the page.
  }
};
