import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const maintenance: DemoBucket = {
  id: 'maintenance',
  name: 'Maintenance',
  description: "Machines that run, spares that are there and faults that aren't repeated.",
  modules: [
    {
      id: 'asset-upkeep',
      name: 'Asset Upkeep',
      tagline: 'Service by hours, not by surprise',
      description:
        'Preventive maintenance by date, hours or condition with checklists, parts and people. The plan fits the production schedule.',
      longDescription: paragraphs(
        'Machines form a tree with their parts, documents and history. Plans create jobs ahead of time and look for a gap in the production schedule before they propose a date.',
        'Technicians follow checklists on a phone, note readings and photograph what they see. Backlog, compliance and cost by machine are on one page.',
      ),
      tags: ['Preventive maintenance', 'Machines', 'Checklists'],
      sections: ['Machines', 'Plans', 'Jobs', 'Backlog'],
      priority: 38,
      views: 9240,
      rating: 4.3,
      downloads: 3930,
      hasUrl: true,
      unitPrice: 210,
      trialDays: 14,
      version: '4.2.3',
      releasedAt: '2025-04-29T05:30:00Z',
      screenshots: screenshots('asset-upkeep', 'Calendar of November with maintenance jobs done, planned and one late'),
    },
    {
      id: 'spares',
      name: 'Spares',
      tagline: 'The right spare in the right store',
      description:
        "Spare parts by machine with minimum levels by risk. Used and repaired parts are kept apart from new ones, and rarely used ones aren't forgotten.",
      longDescription: paragraphs(
        "Spares are linked to the machines that need them. Minimum levels weigh the cost of a stop and the lead time, so a cheap part with a long lead time isn't missing.",
        'Parts sent for repair keep their serial number and cost. The list of spares for machines that no longer exist saves shelf space every year.',
      ),
      tags: ['Spare parts', 'Maintenance stores', 'Repairs'],
      sections: ['Catalogue', 'Levels', 'Repairs'],
      views: 4590,
      rating: 4.0,
      downloads: 1830,
      hasUrl: true,
      unitPrice: 150,
      trialDays: 7,
      version: '2.6.1',
      releasedAt: '2023-07-20T06:00:00Z',
      screenshots: screenshots('spares', 'Critical parts with stock and minimum, two of them missing'),
    },
    {
      id: 'breakdown-log',
      name: 'Breakdown Log',
      tagline: 'Every stop with cause, minutes and remedy',
      description:
        'Breakdowns called from the machine, answered by name and closed with a cause. Repeated faults stand out by machine and by part.',
      longDescription: paragraphs(
        'An operator calls for help by code or button, and the technician on duty gets the message with machine and symptom. Response and repair time are measured from real events.',
        'Closing asks for cause, remedy and part in short lists. Faults that return within thirty days are flagged, and the monthly list shows where a repair should become a change.',
      ),
      tags: ['Breakdowns', 'Downtime', 'Repair time'],
      sections: ['Live calls', 'History'],
      views: 5760,
      rating: 4.1,
      downloads: 2410,
      hasUrl: true,
      unitPrice: 130,
      trialDays: 14,
      version: '3.0.0',
      releasedAt: '2023-08-28T05:30:00Z',
      screenshots: screenshots('breakdown-log', 'Minutes lost by machine and cause, above the five latest stops'),
    },
  ],
};
