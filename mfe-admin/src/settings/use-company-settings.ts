import type { CompanySaved, CompanySettings } from '@marketplace/shared/contracts';
import { renewCompany, useResource } from '@marketplace/shared/data';
import { marketplace, responseCache } from '@marketplace/shared/http';

const PATH = '/tex-admin/company-settings';

const readSettings = (answer: unknown) => answer as CompanySettings;

/** Company, taxes and invoices as the server has them. */
export const useCompanySettings = () => useResource(PATH, { life: 'short', parse: readSettings });

/** Saves one of the two parts; what shows the company anywhere follows. */
export const saveCompanySettings = async (part: keyof CompanySettings, body: object): Promise<CompanySettings> => {
  const { data } = await marketplace.put<CompanySaved>(`${PATH}/${part}`, body);
  responseCache.invalidate(PATH);
  renewCompany(data.company);
  return data.settings;
};
