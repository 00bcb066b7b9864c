import { useCompany } from '@marketplace/shared/data';

/** Neutral, until the company's data has loaded. */
const fallback = {
  supportEmail: 'support@tex.example',
  supportPhone: '+91 80 0000 0100',
  phoneHours: 'Monday to Friday, 9AM-6PM IST',
  emailHours: 'Monday to Saturday, 9AM-6PM IST',
  address: ['Bengaluru, India'],
};

/** How to reach support, by channel; empty for a missing one. */
export const useSupport = () => useCompany() ?? fallback;
