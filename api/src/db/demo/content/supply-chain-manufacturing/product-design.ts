import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const productDesign: DemoBucket = {
  id: 'product-design',
  name: 'Product Design',
  description: 'Design changes with a reason, a date and everybody informed.',
  modules: [
    {
      id: 'change-control',
      name: 'Change Control',
      tagline: 'Design changes with everyone informed',
      description:
        'Change requests with affected parts, drawings and stock, reviewed in parallel and effective on a date or a serial number.',
      longDescription: paragraphs(
        'A request lists the parts, drawings, tools and open orders that it touches, worked out from the bills and the stock. Reviewers from design, purchase, quality and production answer in parallel, each with a due date.',
        'Once approved, the change takes effect on a date or from a serial number. Old drawings are withdrawn from Shop Floor at the same moment, and remaining stock gets a decision.',
      ),
      tags: ['Engineering change', 'Revisions', 'Approvals', 'Drawings'],
      sections: ['Requests', 'Impact', 'Reviews', 'Effective changes', 'Drawings'],
      views: 4870,
      rating: 4.2,
      downloads: 190,
      hasUrl: true,
      comingSoon: { expectedOn: '2027-02-15' },
      unitPrice: 390,
      trialDays: 0,
      version: '0.9.4',
      releasedAt: '2026-10-05T06:00:00Z',
      screenshots: screenshots(
        'change-control',
        'Change of a label with what becomes different, its effects and who has agreed',
      ),
    },
  ],
};
