import type { CompanyMaster } from '@marketplace/shared/contracts';

export const demoCompany: CompanyMaster = {
  brand: 'TEX Marketplace',
  legalName: 'TEX Systems Private Limited',
  blurb: 'Business modules that work together. Take the ones you need, for as many people and days as you need them.',
  headquarters: 'Headquarters, India',
  address: ['4th Floor, Example House', '100 Sample Road', 'Bengaluru 560000', 'Karnataka, India'],
  supportEmail: 'support@tex.example',
  supportPhone: '+91 80 0000 0100',
  phoneHours: 'Monday to Friday, 9AM-6PM IST',
  emailHours: 'Monday to Saturday, 9AM-6PM IST',
  currency: 'INR',
  taxName: 'GST',
  taxRate: 18,
  taxId: '29AAAAA0000A1Z5',
  invoicePrefix: 'TEX',
  bankDetails: ['Example Bank, Bengaluru', 'Account 0000 1234 5678', 'IFSC EXMP0000001'],
  socialLinks: [
    { name: 'LinkedIn', url: '#' },
    { name: 'X', url: '#' },
    { name: 'YouTube', url: '#' },
    { name: 'GitHub', url: '#' },
  ],
};
