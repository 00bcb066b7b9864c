import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const tax: DemoBucket = {
  id: 'tax',
  name: 'Tax',
  description: 'Indirect and withholding tax from the transaction to the filed return.',
  modules: [
    {
      id: 'gst-returns',
      name: 'GST Returns',
      tagline: 'Returns prepared from the books, line by line',
      description:
        'Outward and inward supplies are checked, matched with supplier data and prepared for filing. Every difference says which document to look at.',
      longDescription: paragraphs(
        'Invoices are checked as they are posted: tax number, place of supply, rate and code. By the end of the month most errors are already gone.',
        'Input credit is matched with the supplier data from the portal. Missing, changed and extra documents are separated, and suppliers can be reminded from the list.',
        'Returns open into their documents. The filed version is kept with its acknowledgement, and later amendments are linked to the original period.',
      ),
      tags: ['GST', 'Returns', 'Input credit', 'Compliance'],
      sections: ['Outward supplies', 'Inward match', 'Returns', 'Checks', 'Filing history', 'Supplier follow-up'],
      priority: 11,
      views: 24310,
      rating: 4.5,
      downloads: 12680,
      hasUrl: true,
      unitPrice: 340,
      trialDays: 30,
      version: '7.3.1',
      releasedAt: '2026-08-07T04:45:00Z',
      screenshots: screenshots(
        'gst-returns',
        'October return in the set-off step, with tax, credit and cash by kind and sales by rate',
      ),
    },
    {
      id: 'tds-manager',
      name: 'TDS Manager',
      tagline: 'Withholding tax deducted, paid and certified',
      description:
        'The right rate at the right threshold, challans each month and certificates each quarter. Lower-rate certificates are applied until they are used up.',
      longDescription: paragraphs(
        'Rates, thresholds and exemptions are kept by section with dates, so an old bill is treated by the old rule. The tax is worked out when the bill is posted and explained beside it.',
        'Monthly challans collect what was deducted. Quarterly returns are checked for wrong identity numbers and short deductions before the file is made, and certificates go out to suppliers by e-mail.',
      ),
      tags: ['TDS', 'Withholding tax', 'Certificates', 'Compliance'],
      sections: ['Deductions', 'Challans', 'Returns', 'Certificates'],
      views: 9720,
      rating: 4.3,
      downloads: 4530,
      hasUrl: true,
      unitPrice: 230,
      trialDays: 14,
      version: '5.0.2',
      releasedAt: '2025-03-07T05:00:00Z',
      screenshots: screenshots(
        'tds-manager',
        'Deductions of October by vendor and section, one at a higher rate for a missing PAN',
      ),
    },
    {
      id: 'e-invoice',
      name: 'E-Invoice',
      tagline: 'Registered invoices in the moment of posting',
      description:
        'Invoices are sent to the registration portal when they are posted and come back with number and QR code. Failures name the field to correct.',
      longDescription: paragraphs(
        'The invoice is checked before it is sent, so most refusals never happen. If the portal is down, documents wait in order and go out when it answers again, while the screen shows which customers are affected.',
        'E-way bills can be made in the same step with vehicle and distance. Cancellations respect the time limit and show how much of it is left.',
      ),
      tags: ['E-invoicing', 'QR code', 'E-way bill'],
      sections: ['Queue', 'Registered', 'E-way bills'],
      views: 13575,
      rating: 4.4,
      downloads: 6990,
      hasUrl: true,
      unitPrice: 190,
      trialDays: 7,
      version: '4.4.0',
      releasedAt: '2026-07-28T05:00:00Z',
      screenshots: screenshots(
        'e-invoice',
        'Registered invoice with its code, three items and totals, beside its registration number',
      ),
    },
  ],
};
