import { useCompany } from '@marketplace/shared/data';

/** Until the company's data is there, and when it cannot be had. */
const fallback = {
  supportEmail: 'support@tex.example',
  supportPhone: '+91 80 0000 0100',
  phoneHours: 'Monday to Friday, 9AM-6PM IST',
  emailHours: 'Monday to Saturday, 9AM-6PM IST',
  address: ['Bengaluru, India'],
};

/** How to reach support, by channel. */
export const useSupport = () => useCompany() ?? fallback;
