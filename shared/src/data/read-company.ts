import type { CompanyMaster } from '../contracts/index.ts';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

const readLinks = (value: unknown): CompanyMaster['socialLinks'] =>
  Array.isArray(value) ? value.filter(isRecord).map(({ name, url }) => ({ name: text(name), url: text(url) })) : [];

const textFields = [
  'brand',
  'legalName',
  'blurb',
  'headquarters',
  'supportEmail',
  'supportPhone',
  'phoneHours',
  'emailHours',
  'taxName',
  'taxId',
  'invoicePrefix',
] as const;
type TextField = (typeof textFields)[number];

/** Company data from whatever came or was kept; undefined when nothing of it is known. What is missing is empty. */
export const readCompany = (value: unknown): CompanyMaster | undefined => {
  if (!isRecord(value)) return undefined;
  const words = Object.fromEntries(textFields.map((name) => [name, text(value[name])])) as Record<TextField, string>;
  if (Object.values(words).every((word) => word === '')) return undefined;
  return {
    ...words,
    address: texts(value['address']),
    currency: text(value['currency']) || 'INR',
    taxRate: typeof value['taxRate'] === 'number' ? value['taxRate'] : 0,
    socialLinks: readLinks(value['socialLinks']),
  };
};
