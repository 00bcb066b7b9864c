import { CompanyMaster } from '../contracts/index.ts';
import { read, responseCache } from '../http/index.ts';
import { readStored, tryRead, UnreadableAnswerError } from '../reading/index.ts';

const KEY = 'companyData';
export const COMPANY_PATH = '/tex-admin/company-master';

type Listener = (company: CompanyMaster) => void;
const listeners = new Set<Listener>();

/** Undefined if nothing is known about the company. */
const known = (company: CompanyMaster | undefined) =>
  company && [company.brand, company.legalName, company.supportEmail].some(Boolean) ? company : undefined;

export const readCompany = (answer: unknown) => known(tryRead(CompanyMaster, answer));

const kept = (): CompanyMaster | undefined => {
  try {
    return known(readStored(CompanyMaster, localStorage.getItem(KEY)));
  } catch {
    return undefined;
  }
};

/** Stores company data in local storage for the next visit. */
export const keepCompany = (company: CompanyMaster) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(company));
  } catch {
    // If storage is full or blocked, the next visit just requests it again.
  }
};

/** Company data from local storage, else requested once and stored there under `companyData`. */
export const loadCompany = async (ask = read): Promise<CompanyMaster> => {
  const stored = kept();
  if (stored) return stored;
  const company = readCompany(await ask(COMPANY_PATH));
  if (!company) throw new UnreadableAnswerError();
  keepCompany(company);
  return company;
};

/** Replaces the stored company data after a change here; every page and tab that shows it follows. */
export const renewCompany = (company: CompanyMaster) => {
  responseCache.invalidate(COMPANY_PATH);
  keepCompany(company);
  for (const listener of listeners) listener(company);
};

/** Reports changes of company data, here or in another tab. Returns a function that stops. */
export const onCompanyRenewed = (listener: Listener) => {
  const fromOtherTab = ({ key, newValue }: StorageEvent) => {
    const company = key === KEY ? known(readStored(CompanyMaster, newValue)) : undefined;
    if (!company) return;
    responseCache.invalidate(COMPANY_PATH);
    listener(company);
  };
  listeners.add(listener);
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromOtherTab);
  };
};
