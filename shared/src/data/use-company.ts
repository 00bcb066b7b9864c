import { useEffect, useState } from 'react';
import type { CompanyMaster } from '../contracts/index.ts';
import { loadCompany, onCompanyRenewed } from './company.ts';

/** Company data; undefined until it is there. */
export const useCompany = (): CompanyMaster | undefined => {
  const [company, setCompany] = useState<CompanyMaster>();
  useEffect(() => {
    let here = true;
    loadCompany().then(
      (loaded) => here && setCompany(loaded),
      () => undefined,
    );
    const stop = onCompanyRenewed(setCompany);
    return () => {
      here = false;
      stop();
    };
  }, []);
  return company;
};
