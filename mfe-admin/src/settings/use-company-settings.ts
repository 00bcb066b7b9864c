import { CompanySaved, CompanySettings } from '@marketplace/shared/contracts';
import { readerOf, renewCompany, useResource } from '@marketplace/shared/data';
import { marketplace, responseCache } from '@marketplace/shared/http';

const PATH = '/tex-admin/company-settings';

const readSettings = readerOf(CompanySettings);

/** Company, taxes and invoices on the server. */
export const useCompanySettings = () => useResource(PATH, { life: 'short', parse: readSettings });

/** Saves one of the two parts and updates everything that shows the company. */
export const saveCompanySettings = async (part: keyof CompanySettings, body: object): Promise<CompanySettings> => {
  const saved = readerOf(CompanySaved)((await marketplace.put(`${PATH}/${part}`, body)).data);
  responseCache.invalidate(PATH);
  renewCompany(saved.company);
  return saved.settings;
};
