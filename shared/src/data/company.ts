import type { CompanyMaster } from '../contracts/index.ts';
import { read } from '../http/index.ts';
import { readCompany } from './read-company.ts';

const KEY = 'companyData';

const kept = (): CompanyMaster | undefined => {
  try {
    return readCompany(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
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
  const company = readCompany(await read('/tex-admin/company-master'));
  if (!company) throw new Error('The company data makes no sense.');
  keep(company);
  return company;
};
