import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const service: DemoBucket = {
  id: 'service',
  name: 'Service',
  description: 'Support, visits, contracts and opinions after the sale.',
  modules: [
    {
      id: 'service-desk',
      name: 'Service Desk',
      tagline: 'Customer questions answered once, by the right team',
      description:
        'Mail, phone, chat and portal in one queue with service levels. Answers build on earlier tickets and on articles that customers can read themselves.',
      longDescription: paragraphs(
        'Tickets are sorted by product, language and customer level and reach a team with a clock for the first and the final answer. Waiting for the customer stops the clock, and everybody can see that it did.',
        'Similar tickets and articles appear beside the conversation. When an answer helps often, it can be turned into an article in two clicks. Customers rate the answer, and a low rating returns to the team lead.',
      ),
      tags: ['Support', 'Tickets', 'Service levels', 'Knowledge base'],
      sections: ['Queue', 'Ticket', 'Service levels', 'Articles', 'Customer portal', 'Ratings'],
      priority: 14,
      views: 19870,
      rating: 4.5,
      downloads: 9480,
      hasUrl: true,
      unitPrice: 250,
      trialDays: 30,
      version: '6.0.0',
      releasedAt: '2026-02-26T04:45:00Z',
      screenshots: screenshots(
        'service-desk',
        "Conversation about a short delivery between the queue and the customer's details",
      ),
    },
    {
      id: 'field-service',
      name: 'Field Service',
      tagline: 'The right engineer, with the right part, on time',
      description:
        'Jobs planned on a map and a calendar by skill, part and distance. Engineers work offline, take signatures and close the job on site.',
      longDescription: paragraphs(
        'The planner proposes an engineer by skill, travel and the parts in the van, and shows why. Customers get a time window and a message when the engineer sets out.',
        'On site the engineer sees the history of the machine, follows a checklist, takes photos and a signature. Used parts and hours pass to stock and invoicing the same day.',
      ),
      tags: ['Field service', 'Scheduling', 'Engineers', 'Mobile'],
      sections: ['Planner', 'Jobs', 'Van stock', 'Checklists', 'Job reports'],
      views: 9155,
      rating: 4.3,
      downloads: 3980,
      hasUrl: true,
      unitPrice: 290,
      trialDays: 14,
      version: '4.0.1',
      releasedAt: '2025-09-24T05:15:00Z',
      screenshots: screenshots(
        'field-service',
        'Day plan of seven engineers with one job not assigned, above three jobs to decide',
      ),
    },
    {
      id: 'amc-contracts',
      name: 'AMC Contracts',
      tagline: 'Maintenance contracts that renew before they lapse',
      description:
        'Annual contracts with machines, visits, cover and prices. Visits plan themselves and renewals start ninety days ahead.',
      longDescription: paragraphs(
        'A contract lists the machines, what is covered and how many visits are due. Visits are created for Field Service, and a call outside the cover is quoted before anybody drives.',
        "Ninety days before the end a renewal is prepared with the new price and the year's visits and costs, so the conversation has figures.",
      ),
      tags: ['Maintenance contracts', 'Renewals', 'After-sales'],
      sections: ['Contracts', 'Visits', 'Renewals'],
      views: 5075,
      rating: 4.0,
      downloads: 2145,
      hasUrl: true,
      unitPrice: 180,
      trialDays: 14,
      version: '2.8.0',
      releasedAt: '2024-12-27T06:00:00Z',
      screenshots: screenshots('amc-contracts', 'Maintenance contracts sorted by end with visits done, one to renew'),
    },
    {
      id: 'feedback',
      name: 'Feedback',
      tagline: 'Ask once, at the right moment, and act on it',
      description:
        'Short questions after a delivery, a visit or a ticket. Low scores reach a person who can still do something about it.',
      longDescription: paragraphs(
        'Choose the moment and the question, and set how often the same customer may be asked. Answers arrive with the order, visit or ticket that they are about.',
        'A low score opens a task for the owner of the account with a time to call back. The monthly view shows scores by product, site and reason.',
      ),
      tags: ['Customer feedback', 'Satisfaction', 'Surveys'],
      sections: ['Responses'],
      views: 3340,
      rating: 3.9,
      downloads: 1265,
      hasUrl: false,
      unitPrice: 90,
      trialDays: 7,
      version: '1.4.1',
      releasedAt: '2025-06-12T07:00:00Z',
      screenshots: screenshots(
        'feedback',
        'Satisfaction by week and what people speak about, above the two latest answers',
      ),
    },
  ],
};
