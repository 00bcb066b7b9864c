import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const itOperations: DemoBucket = {
  id: 'it-operations',
  name: 'IT Operations',
  description: 'Equipment, licences and help for everyone who uses them.',
  modules: [
    {
      id: 'it-assets',
      name: 'IT Assets',
      tagline: 'Every device, its holder and its next date',
      description:
        'Laptops, phones and servers from order to disposal with holder, warranty and software. Returns are tied to leaving dates.',
      longDescription: paragraphs(
        "Devices are found on the network or scanned at receipt and matched with purchase and warranty. Handing one over takes a signature on a phone and starts the holder's record.",
        'When someone leaves, the list of what to return is ready. Disposal notes how data was erased and keeps the certificate.',
      ),
      tags: ['IT assets', 'Devices', 'Warranty', 'Inventory'],
      sections: ['Devices', 'Handover', 'Warranty', 'Disposal'],
      views: 10870,
      rating: 4.3,
      downloads: 4960,
      hasUrl: true,
      unitPrice: 120,
      trialDays: 14,
      version: '4.5.1',
      releasedAt: '2026-02-27T05:30:00Z',
      screenshots: screenshots(
        'it-assets',
        'Devices with holder, last contact, health and warranty, one not seen for 41 days',
      ),
    },
    {
      id: 'it-helpdesk',
      name: 'IT Helpdesk',
      tagline: "Requests and incidents that don't get lost",
      description:
        'One place to ask IT, with forms, service levels and approvals. Known problems are shown before the ticket is sent.',
      longDescription: paragraphs(
        'People choose from a short catalogue or describe the problem, and see known problems and articles while they type. Approvals go to the manager only where they are needed.',
        'The team works from a queue with the device, earlier tickets and open changes beside the conversation. Incidents with one cause are linked to a problem and answered together.',
        'Service levels follow your working hours and holidays. The weekly page shows volume, waiting time and the ten most frequent reasons.',
      ),
      tags: ['IT support', 'Tickets', 'Service catalogue', 'Incidents', 'Service levels'],
      sections: ['Catalogue', 'Queue', 'Problems', 'Changes', 'Service levels', 'Articles'],
      priority: 5,
      views: 30290,
      rating: 4.5,
      downloads: 15470,
      hasUrl: true,
      unitPrice: 140,
      trialDays: 30,
      version: '6.6.0',
      releasedAt: '2026-06-18T04:30:00Z',
      screenshots: screenshots(
        'it-helpdesk',
        'Requests on a board from new to done with how much time is left',
        'Conversation about a scanner without network beside the device and two requests of the same cause',
      ),
    },
    {
      id: 'licence-tracker',
      name: 'Licence Tracker',
      tagline: 'Pay for the software that people use',
      description:
        'Licences, users and renewals for every product. Unused seats are found and renewals start in time to say no.',
      longDescription: paragraphs(
        'Contracts hold the number of seats, price, term and notice date. Use comes from sign-in data, and seats without a sign-in for sixty days are listed with their holder.',
        'Ahead of each renewal the owner gets use, cost and an earlier price, and decides before the notice period ends.',
      ),
      tags: ['Licences', 'Software spend', 'Renewals'],
      sections: ['Products', 'Seats', 'Renewals'],
      views: 7140,
      rating: 4.2,
      downloads: 2990,
      hasUrl: true,
      unitPrice: 110,
      trialDays: 14,
      version: '2.8.2',
      releasedAt: '2025-07-18T06:00:00Z',
      screenshots: screenshots(
        'licence-tracker',
        'Products with used and paid seats and renewal, beside what could be saved',
      ),
    },
  ],
};
