import {
  BillingDetails,
  OrganizationFields,
  Type,
  type Organization,
  type OrganizationChange,
  type Static,
} from '@marketplace/shared/contracts';

/** The form of an organization; its billing details can be entered even if there are none yet. */
export const OrganizationDraft = Type.Object({
  ...OrganizationFields.properties,
  hasBilling: Type.Boolean(),
  billing: BillingDetails,
  payer: Type.Object({
    ...OrganizationFields.properties.payer.properties,
    hasBilling: Type.Boolean(),
    billing: BillingDetails,
  }),
});
export type OrganizationDraft = Static<typeof OrganizationDraft>;

/** Where most organizations are. */
const USUAL_COUNTRY = 'IN';

const typedBilling = (billing: BillingDetails | null): BillingDetails => ({
  legalName: billing?.legalName ?? '',
  email: billing?.email ?? '',
  taxId: billing?.taxId ?? '',
  address: {
    line1: billing?.address.line1 ?? '',
    line2: billing?.address.line2 ?? '',
    city: billing?.address.city ?? '',
    state: billing?.address.state ?? '',
    postalCode: billing?.address.postalCode ?? '',
    country: billing?.address.country ?? USUAL_COUNTRY,
  },
});

export const draftOf = ({ name, termsDays, domains, billing, payer }: Organization): OrganizationDraft => ({
  ...{ name, termsDays, domains },
  hasBilling: billing !== null,
  billing: typedBilling(billing),
  payer: { legalName: payer.legalName, hasBilling: payer.billing !== null, billing: typedBilling(payer.billing) },
});

/** The request body: billing details only if they are wanted. */
export const fieldsOf = (draft: OrganizationDraft, version: string): OrganizationChange => {
  const { name, termsDays, domains, hasBilling, billing, payer } = draft;
  return {
    ...{ name, termsDays, domains, version },
    billing: hasBilling ? billing : null,
    payer: { legalName: payer.legalName, billing: payer.hasBilling ? payer.billing : null },
  };
};

const { name, termsDays, domains } = OrganizationFields.properties;

/** The contract of what is wanted: unwanted billing details are not checked. */
export const contractOf = ({ hasBilling, payer }: OrganizationDraft) =>
  Type.Object({
    ...{ name, termsDays, domains },
    ...(hasBilling && { billing: BillingDetails }),
    payer: Type.Object({
      legalName: OrganizationFields.properties.payer.properties.legalName,
      ...(payer.hasBilling && { billing: BillingDetails }),
    }),
  });
