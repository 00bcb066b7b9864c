import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const marketing: DemoBucket = {
  id: 'marketing',
  name: 'Marketing',
  description: 'Campaigns, forms and loyalty that lead to real conversations.',
  modules: [
    {
      id: 'campaigns',
      name: 'Campaigns',
      tagline: 'Mail, text and events from one plan',
      description:
        'Plan a campaign with audience, steps and budget, send it in the right language and see which leads and orders it led to.',
      longDescription: paragraphs(
        'Audiences are built from customer and lead data with conditions, and consent is checked for each channel at the time of sending. A step can wait for an answer, a visit or a date.',
        'Results go beyond opens: leads, deals and revenue by campaign, with the cost beside them. A test group can be left out to see what would have happened anyway.',
      ),
      tags: ['Marketing', 'E-mail campaigns', 'Audiences', 'Consent'],
      sections: ['Plan', 'Audiences', 'Messages', 'Results'],
      priority: 24,
      views: 12980,
      rating: 4.2,
      downloads: 5430,
      hasUrl: true,
      unitPrice: 220,
      trialDays: 14,
      version: '4.5.0',
      releasedAt: '2026-05-01T05:30:00Z',
      screenshots: screenshots(
        'campaigns',
        'Campaign with leads by day and channel, above its five steps and their results',
      ),
    },
    {
      id: 'landing-forms',
      name: 'Landing Forms',
      tagline: 'Pages and forms that feed the lead list',
      description:
        'Build a page with a form, publish it on your own domain and receive clean leads. Spam and made-up addresses are kept out.',
      longDescription: paragraphs(
        "Pages are put together from blocks in your brand and load fast on a phone. A form asks only for what isn't known yet, and each field can carry its own help text.",
        "Submissions are checked for spam, addresses that don't exist and duplicates before they reach Leads. Two versions of a page can share the visitors until one is clearly better.",
      ),
      tags: ['Forms', 'Landing pages', 'Lead capture'],
      sections: ['Pages', 'Forms', 'Submissions'],
      views: 6115,
      rating: 4.0,
      downloads: 2570,
      hasUrl: true,
      unitPrice: 110,
      trialDays: 7,
      version: '2.3.1',
      releasedAt: '2025-08-21T06:00:00Z',
      screenshots: screenshots(
        'landing-forms',
        'Form with its fields, a preview, and how many people go on after each step',
      ),
    },
    {
      id: 'loyalty',
      name: 'Loyalty',
      tagline: 'Points, tiers and rewards customers understand',
      description:
        'Points on purchases, tiers by year and rewards in the shop or by phone. The liability of open points is always known to finance.',
      longDescription: paragraphs(
        "Rules grant points by product, day or customer group and can be tried on last month's sales. Customers see their balance, what expires and when on one simple page.",
        'Open points are valued daily and posted monthly. Unusual patterns, such as many redemptions from one device, are held for review.',
      ),
      tags: ['Loyalty', 'Rewards', 'Customer retention'],
      sections: ['Members', 'Rules', 'Rewards', 'Liability'],
      views: 4760,
      rating: 4.1,
      downloads: 1890,
      hasUrl: true,
      unitPrice: 170,
      trialDays: 14,
      version: '2.0.3',
      releasedAt: '2024-05-09T06:30:00Z',
      screenshots: screenshots('loyalty', 'Four tiers with their members, above six members who moved up'),
    },
  ],
};
