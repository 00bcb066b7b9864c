import type { CompanyMaster } from '../contracts/index.ts';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

const readLinks = (value: unknown): CompanyMaster['socialLinks'] =>
  Array.isArray(value) ? value.filter(isRecord).map(({ name, url }) => ({ name: text(name), url: text(url) })) : [];

/** Company data from whatever came or was kept; undefined when it is none. What is missing is empty. */
export const readCompany = (value: unknown): CompanyMaster | undefined => {
  if (!isRecord(value) || !text(value['brand'])) return undefined;
  return {
    brand: text(value['brand']),
    legalName: text(value['legalName']),
    blurb: text(value['blurb']),
    headquarters: text(value['headquarters']),
    address: texts(value['address']),
    supportEmail: text(value['supportEmail']),
    supportPhone: text(value['supportPhone']),
    phoneHours: text(value['phoneHours']),
    emailHours: text(value['emailHours']),
    currency: text(value['currency']) || 'INR',
    taxName: text(value['taxName']),
    taxRate: typeof value['taxRate'] === 'number' ? value['taxRate'] : 0,
    taxId: text(value['taxId']),
    invoicePrefix: text(value['invoicePrefix']),
    socialLinks: readLinks(value['socialLinks']),
  };
};
