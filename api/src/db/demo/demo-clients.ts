import type { BillingDetails } from '@marketplace/shared/contracts';

/** Who pays. */
export const demoMasterClients = [
  { id: 'meridian', orgId: 'ORG-1001', legalName: 'Meridian Components Private Limited' },
  { id: 'sahyadri', orgId: 'ORG-1002', legalName: 'Sahyadri Foods Private Limited' },
];

export interface DemoClient {
  id: string;
  masterClientId: string;
  name: string;
  /** Null for the company's. */
  termsDays: number | null;
  billing: BillingDetails;
}

/** Who uses. The first is in the seller's state, so that its tax is split; the others are in other ones. */
export const demoClients: DemoClient[] = [
  {
    id: 'meridian',
    masterClientId: 'meridian',
    name: 'Meridian Components',
    termsDays: null,
    billing: {
      legalName: 'Meridian Components Private Limited',
      email: 'accounts@meridian.example',
      taxId: '29BBBBB0000B1Z6',
      address: {
        line1: 'Plot 12, Sample Industrial Area',
        line2: 'Phase 2',
        city: 'Bengaluru',
        state: 'Karnataka',
        postalCode: '560099',
        country: 'IN',
      },
    },
  },
  {
    id: 'meridian-exports',
    masterClientId: 'meridian',
    name: 'Meridian Exports',
    termsDays: 30,
    billing: {
      legalName: 'Meridian Exports LLP',
      email: 'exports@meridian.example',
      taxId: '33CCCCC0000C1Z7',
      address: {
        line1: '7 Harbour Link Road',
        city: 'Chennai',
        state: 'Tamil Nadu',
        postalCode: '600099',
        country: 'IN',
      },
    },
  },
  {
    id: 'sahyadri',
    masterClientId: 'sahyadri',
    name: 'Sahyadri Foods',
    termsDays: null,
    billing: {
      legalName: 'Sahyadri Foods Private Limited',
      email: 'payables@sahyadri.example',
      taxId: '27DDDDD0000D1Z8',
      address: {
        line1: '3rd Floor, Orchard House',
        line2: '41 Market Road',
        city: 'Pune',
        state: 'Maharashtra',
        postalCode: '411099',
        country: 'IN',
      },
    },
  },
];
