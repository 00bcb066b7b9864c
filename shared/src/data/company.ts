import type { CompanyMaster } from '../contracts/index.ts';
import { read } from '../http/index.ts';

const KEY = 'companyData';

const kept = (): CompanyMaster | undefined => {
  try {
    const stored = localStorage.getItem(KEY);
    const company: unknown = stored && JSON.parse(stored);
    return typeof company === 'object' && company !== null ? (company as CompanyMaster) : undefined;
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
  const company = (await read('/tex-admin/company-master')) as CompanyMaster;
  keep(company);
  return company;
};
