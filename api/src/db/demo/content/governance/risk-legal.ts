import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const riskLegal: DemoBucket = {
  id: 'risk-legal',
  name: 'Risk & Legal',
  description: 'Contracts, risks and policies that somebody looks after.',
  modules: [
    {
      id: 'contracts',
      name: 'Contracts',
      tagline: 'From draft to signature to the notice date',
      description:
        'Drafts from approved clauses, review with tracked changes, signature and a calendar of obligations. No renewal happens by accident.',
      longDescription: paragraphs(
        'Requests choose a type and answer a few questions, and the draft comes from clauses that legal has approved. Departures from them are shown, with who may accept each.',
        'Signed contracts are searchable to the word. Dates, prices and duties are taken out and given an owner, and notice periods are announced early enough to act.',
      ),
      tags: ['Contracts', 'Legal', 'E-signature', 'Obligations'],
      sections: ['Requests', 'Drafting', 'Review', 'Repository', 'Obligations'],
      priority: 20,
      views: 13910,
      rating: 4.4,
      downloads: 5940,
      hasUrl: true,
      unitPrice: 330,
      trialDays: 14,
      version: '4.7.0',
      releasedAt: '2026-07-24T05:00:00Z',
      screenshots: screenshots(
        'contracts',
        'Supply agreement with a changed liability clause and one of two signatures',
      ),
    },
    {
      id: 'risk-register',
      name: 'Risk Register',
      tagline: 'Risks with owners, measures and honest dates',
      description:
        'Risks by area with likelihood, effect and measures. The map shows how they moved since the last review and which measures are late.',
      longDescription: paragraphs(
        'Risks are rated on scales that you define, before and after measures. Each measure is a task with a date, and a late one raises the rating until it is done.',
        'Reviews follow the calendar of each area. Incidents can be linked to the risk that foresaw them, or become a new one.',
      ),
      tags: ['Risk management', 'Controls', 'Compliance'],
      sections: ['Register', 'Risk map', 'Measures'],
      views: 6640,
      rating: 4.2,
      downloads: 2680,
      hasUrl: true,
      unitPrice: 240,
      trialDays: 0,
      version: '3.0.4',
      releasedAt: '2024-03-27T06:00:00Z',
      screenshots: screenshots('risk-register', 'Risks by likelihood and impact on a map, above the four highest'),
    },
    {
      id: 'policy-hub',
      name: 'Policy Hub',
      tagline: 'Policies people have read, in the version that counts',
      description:
        'Policies with versions, approval and a record of who has read them. Questions lead to the paragraph that answers them.',
      longDescription: paragraphs(
        'A policy moves from draft through review to publication, with its earlier versions kept. Readers are chosen by role and site and confirm with a short question where that matters.',
        'Exceptions are asked for on the paragraph, approved for a period and end by themselves. Reminders for the next review go to the owner.',
      ),
      tags: ['Policies', 'Compliance', 'Acknowledgement'],
      sections: ['Library', 'Acknowledgements', 'Exceptions', 'Reviews'],
      views: 7085,
      rating: 4.3,
      downloads: 3260,
      hasUrl: true,
      unitPrice: 110,
      trialDays: 14,
      version: '2.9.1',
      releasedAt: '2024-09-13T05:45:00Z',
      screenshots: screenshots('policy-hub', 'Policies with version, owner and the share of people who confirmed them'),
    },
  ],
};
