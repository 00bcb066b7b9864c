import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const inventory: DemoBucket = {
  id: 'inventory',
  name: 'Inventory',
  description: 'What there is, where it is and which batch it belongs to.',
  modules: [
    {
      id: 'stock',
      name: 'Stock',
      tagline: 'Quantities that are right, by place and by minute',
      description:
        'Receipts, issues and transfers across sites with reservations and values. What can be promised is shown apart from what is there.',
      longDescription: paragraphs(
        'Each movement has a document, a place and a value. On hand, reserved, in inspection and on the way are kept apart, so a promise is made only from what is free.',
        'Minimum levels adjust to use and lead time, with a suggestion that you can accept or leave. Valuation by moving average or batch agrees with the ledger every night.',
        'Slow and surplus stock is listed by value and age, with where else it could be used.',
      ),
      tags: ['Inventory', 'Stock levels', 'Valuation', 'Transfers'],
      sections: ['On hand', 'Movements', 'Reservations', 'Reorder levels', 'Valuation', 'Slow stock'],
      priority: 12,
      views: 27540,
      rating: 4.5,
      downloads: 13890,
      hasUrl: true,
      unitPrice: 310,
      trialDays: 30,
      version: '6.9.2',
      releasedAt: '2026-03-12T04:30:00Z',
      screenshots: screenshots(
        'stock',
        'Items with bin, on hand, reserved and free quantities, one urgent and one to reorder',
      ),
    },
    {
      id: 'batch-serial',
      name: 'Batch & Serial',
      tagline: 'Follow a batch from supplier to customer',
      description:
        'Batch and serial numbers from receipt to sale with expiry, potency and status. A recall list takes minutes, forwards and backwards.',
      longDescription: paragraphs(
        "Numbers can be taken from the supplier or made by your own rule and are scanned at every step. Picking follows expiry or receipt date, and blocked batches can't leave.",
        'The trace shows which supplier batch went into which product and where that went. A recall lists customers, quantities and what is still in your own stores.',
      ),
      tags: ['Traceability', 'Batches', 'Serial numbers', 'Recall'],
      sections: ['Batches', 'Serials', 'Trace', 'Expiry'],
      views: 8420,
      rating: 4.4,
      downloads: 3640,
      hasUrl: true,
      unitPrice: 210,
      trialDays: 14,
      version: '4.1.0',
      releasedAt: '2026-07-08T05:30:00Z',
      screenshots: screenshots(
        'batch-serial',
        'Trace of one batch from its four sources to three customers and the own store',
      ),
    },
    {
      id: 'cycle-count',
      name: 'Cycle Count',
      tagline: 'Count a little each day, never close the store',
      description:
        'Daily counts chosen by value, movement and past errors. Counters scan without seeing the book quantity, and differences are recounted before posting.',
      longDescription: paragraphs(
        'The plan picks places so that valuable and fast items are counted often and everything is counted at least once a year. Counts happen between movements, so work goes on.',
        'A difference above the limit is counted again by another person. Posted differences keep their reason, and the reasons by area show where the process leaks.',
      ),
      tags: ['Stock counting', 'Accuracy', 'Mobile scanning'],
      sections: ['Plan', 'Counts', 'Differences'],
      views: 5490,
      rating: 4.2,
      downloads: 2290,
      hasUrl: true,
      unitPrice: 120,
      trialDays: 7,
      version: '2.5.2',
      releasedAt: '2023-08-10T06:00:00Z',
      screenshots: screenshots(
        'cycle-count',
        'Count list of ten bins with booked and counted quantities, three to recount',
      ),
    },
  ],
};
