import type { CompanyProfileBody, CompanySettings } from '@marketplace/shared/contracts';
import { linesOf } from '../form/lines-of.ts';
import type { DraftErrors } from '../form/use-draft.ts';

/** As it stands in the fields: the address in lines, the rest as it is. */
export interface CompanyDraft {
  brand: string;
  legalName: string;
  blurb: string;
  headquarters: string;
  address: string;
  supportEmail: string;
  supportPhone: string;
  phoneHours: string;
  emailHours: string;
  socialLinks: { name: string; url: string }[];
}

export const draftOf = ({ version: _, address, ...company }: CompanySettings['company']): CompanyDraft => ({
  ...company,
  address: address.join('\n'),
});

const trimmed = (draft: CompanyDraft): CompanyDraft => ({
  ...draft,
  brand: draft.brand.trim(),
  legalName: draft.legalName.trim(),
  // Its field has lines, the footer has none.
  blurb: draft.blurb.trim().replaceAll(/\s+/g, ' '),
  headquarters: draft.headquarters.trim(),
  supportEmail: draft.supportEmail.trim(),
  supportPhone: draft.supportPhone.trim(),
  phoneHours: draft.phoneHours.trim(),
  emailHours: draft.emailHours.trim(),
  socialLinks: draft.socialLinks.map(({ name, url }) => ({ name: name.trim(), url: url.trim() })),
});

export const bodyOf = (draft: CompanyDraft, version: string): CompanyProfileBody => ({
  ...trimmed(draft),
  address: linesOf(draft.address),
  version,
});

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
/** Which fields of a link are not good. */
export const faultsOf = ({ name, url }: CompanyDraft['socialLinks'][number]) => ({
  name: name.trim() === '',
  url: !/^(#|https:\/\/\S+)$/.test(url.trim()),
});

/** A sentence for each field that is not good. */
export const checkCompany = (draft: CompanyDraft): DraftErrors => {
  const { brand, legalName, supportEmail, supportPhone, socialLinks } = trimmed(draft);
  const faults: [string, boolean, string][] = [
    ['brand', brand === '', 'Say how the marketplace is called.'],
    ['legalName', legalName === '', 'Say who sells: the name that stands on invoices.'],
    ['address', linesOf(draft.address).length === 0, 'Invoices need an address.'],
    ['address', linesOf(draft.address).length > 6, 'An address has at most six lines.'],
    [
      'address',
      linesOf(draft.address).some(({ length }) => length > 120),
      'A line of the address has at most 120 characters.',
    ],
    ['supportEmail', !isEmail(supportEmail), 'Write an e-mail address, such as support@company.example.'],
    ['supportPhone', !/^[0-9+() .-]*$/.test(supportPhone), 'A phone number has digits, spaces, +, -, ( and ).'],
    [
      'socialLinks',
      socialLinks.map(faultsOf).some(({ name, url }) => name || url),
      'Each link needs a name and an address that begins with https://.',
    ],
  ];
  return Object.fromEntries(faults.filter(([, isFault]) => isFault).map(([field, , message]) => [field, message]));
};
