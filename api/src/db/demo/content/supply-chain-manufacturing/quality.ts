import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const quality: DemoBucket = {
  id: 'quality',
  name: 'Quality',
  description: 'Inspections, corrective actions and instruments that measure right.',
  modules: [
    {
      id: 'inspections',
      name: 'Inspections',
      tagline: 'Checks at receipt, in process and before dispatch',
      description:
        'Plans with characteristics, samples and limits, taken on a tablet or from a gauge. A lot that fails is blocked before it is used.',
      longDescription: paragraphs(
        "Plans say what to measure, how often and with which instrument. Sample sizes follow your tables and tighten or relax with the supplier's results.",
        'Readings can come from connected gauges, with charts that show a drift before it becomes a reject. A failed lot is blocked in stock and opens a decision: use, rework, return or scrap.',
      ),
      tags: ['Quality', 'Inspection plans', 'Sampling', 'SPC'],
      sections: ['Plans', 'Inspection lots', 'Readings', 'Decisions', 'Charts'],
      priority: 28,
      views: 10980,
      rating: 4.4,
      downloads: 4720,
      hasUrl: true,
      unitPrice: 250,
      trialDays: 14,
      version: '4.6.1',
      releasedAt: '2026-04-09T05:30:00Z',
      screenshots: screenshots(
        'inspections',
        'Measurements of a batch against limits, above salt in twelve batches nearing its limit',
      ),
    },
    {
      id: 'capa',
      name: 'CAPA',
      tagline: 'Find the cause, fix it, show that it worked',
      description:
        'Corrective and preventive actions from complaints, audits and rejects. Each case has a cause, owners, dates and a check of the effect.',
      longDescription: paragraphs(
        'A case follows steps that you define: containment, cause, action, effectiveness. Tools such as five whys and the cause diagram are part of the record and not in a separate file.',
        'A case can be closed only when the effect was checked after the period you set. Similar cases from other sites are shown when the cause is entered.',
      ),
      tags: ['CAPA', 'Root cause', 'Quality', 'Audits'],
      sections: ['Cases', 'Actions', 'Effectiveness'],
      views: 6430,
      rating: 4.2,
      downloads: 2760,
      hasUrl: true,
      unitPrice: 220,
      trialDays: 14,
      version: '3.2.2',
      releasedAt: '2025-09-02T06:00:00Z',
      screenshots: screenshots('capa', 'Five whys of a label problem with cause, facts and four actions'),
    },
    {
      id: 'calibration',
      name: 'Calibration',
      tagline: 'Instruments in date, readings you can rely on',
      description:
        "Gauges and instruments with intervals, certificates and history. An instrument that is overdue can't be used for an inspection.",
      longDescription: paragraphs(
        'Each instrument has an interval by time or use, a place and a holder. Recall lists go out in time, and certificates from laboratories are filed with their readings.',
        'If an instrument is found out of tolerance, the inspections made with it since the last good check are listed for review.',
      ),
      tags: ['Calibration', 'Instruments', 'Certificates'],
      sections: ['Instruments', 'Recall list', 'Certificates'],
      views: 4150,
      rating: 4.3,
      downloads: 1690,
      hasUrl: true,
      unitPrice: 140,
      trialDays: 0,
      version: '2.4.3',
      releasedAt: '2025-02-14T06:15:00Z',
      screenshots: screenshots(
        'calibration',
        'Instruments by due date, one overdue, beside the growing error of a scale',
      ),
    },
  ],
};
