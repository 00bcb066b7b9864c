import type { CompanyMaster } from '../contracts/index.ts';
import { read, responseCache } from '../http/index.ts';
import { readCompany } from './read-company.ts';

const KEY = 'companyData';
const PATH = '/tex-admin/company-master';

type Listener = (company: CompanyMaster) => void;
const listeners = new Set<Listener>();

const parse = (text: string | null): CompanyMaster | undefined => {
  try {
    return readCompany(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
};

const kept = (): CompanyMaster | undefined => {
  try {
    return parse(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
};

const keep = (company: CompanyMaster) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(company));
  } catch {
    // A full or blocked storage only means that the next visit asks again.
  }
};

/** Company data from local storage, else fetched once and kept there under `companyData`. */
export const loadCompany = async (): Promise<CompanyMaster> => {
  const stored = kept();
  if (stored) return stored;
  const company = readCompany(await read(PATH));
  if (!company) throw new Error('The company data makes no sense.');
  keep(company);
  return company;
};

/** Puts company data that was changed here in the place of what is kept; every page and tab that shows it follows. */
export const renewCompany = (company: CompanyMaster) => {
  responseCache.invalidate(PATH);
  keep(company);
  for (const listener of listeners) listener(company);
};

/** Tells of company data that was changed, here or in another tab; answers how to stop. */
export const onCompanyRenewed = (listener: Listener) => {
  const fromOtherTab = ({ key, newValue }: StorageEvent) => {
    const company = key === KEY ? parse(newValue) : undefined;
    if (company) listener(company);
  };
  listeners.add(listener);
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromOtherTab);
  };
};
