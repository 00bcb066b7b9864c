import { useEffect, useState } from 'react';
import type { CompanyMaster } from '../contracts/index.ts';
import { COMPANY_PATH, keepCompany, loadCompany, onCompanyRenewed, readCompany } from './company.ts';
import { useDataSource } from './data-source.ts';

/** Company data, at once if it came with the page; undefined until it has loaded. */
export const useCompany = (): CompanyMaster | undefined => {
  const source = useDataSource();
  const [company, setCompany] = useState(() => readCompany(source.peek(COMPANY_PATH)));
  const [atHand] = useState(company);
  useEffect(() => {
    if (atHand) return keepCompany(atHand);
    let here = true;
    loadCompany(source.read).then(
      (loaded) => here && setCompany(loaded),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [source, atHand]);
  useEffect(() => onCompanyRenewed(setCompany), []);
  return company;
};
