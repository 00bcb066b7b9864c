import { useCompany } from '@marketplace/shared/data';

/** Without the company's data only the hours are known. */
const fallback = {
  supportEmail: '',
  supportPhone: '',
  phoneHours: 'Monday to Friday, 9AM-6PM IST',
  emailHours: 'Monday to Saturday, 9AM-6PM IST',
  address: [],
};

/** How to reach support, by channel; empty for one that is not there. */
export const useSupport = () => useCompany() ?? fallback;
