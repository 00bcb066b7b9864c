import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const production: DemoBucket = {
  id: 'production',
  name: 'Production',
  description: 'Orders, routings and counts from the first operation to the last.',
  modules: [
    {
      id: 'work-orders',
      name: 'Work Orders',
      tagline: 'Orders released when people, parts and tools are there',
      description:
        'Production orders from plan to finished goods with material check, scheduling, progress and cost. A late order says which operation holds it up.',
      longDescription: paragraphs(
        'An order is released when material, tools and papers are present, or by a person who accepts what is missing. The schedule shows load by machine and can be moved by hand, with the effect on due dates shown at once.',
        'Progress is reported by operators, counters or scanners. Planned and actual hours, material and scrap are compared while the order runs, when something can still be done.',
        'On completion, goods are received with their batch and the order settles its cost to stock with the differences explained.',
      ),
      tags: ['Production orders', 'Scheduling', 'Manufacturing', 'Cost'],
      sections: ['Orders', 'Schedule', 'Material check', 'Progress', 'Order cost', 'Completion'],
      priority: 8,
      views: 29360,
      rating: 4.5,
      downloads: 13120,
      hasUrl: true,
      unitPrice: 520,
      trialDays: 30,
      version: '6.8.1',
      releasedAt: '2026-08-05T04:45:00Z',
      screenshots: screenshots(
        'work-orders',
        'Open orders with line, quantity, share made and finish, one without material',
        'Schedule of five lines over a week with progress and one order without flour',
      ),
    },
    {
      id: 'bom-routing',
      name: 'BOM & Routing',
      tagline: 'Parts and steps, dated and compared',
      description:
        'Bills of material and routings with versions, alternatives and effective dates. Cost can be rolled up for any date and compared.',
      longDescription: paragraphs(
        'A product can have several bills by site or date, with alternatives and scrap. The tree opens level by level, and where-used answers which products a part goes into.',
        'Routings hold operations, times, machines and instructions. A cost roll-up shows what changed since the last one and which part or rate caused it.',
      ),
      tags: ['Bill of materials', 'Routing', 'Costing', 'Versions'],
      sections: ['Bills', 'Routings', 'Where used', 'Cost roll-up', 'Compare'],
      views: 12160,
      rating: 4.3,
      downloads: 5310,
      hasUrl: true,
      unitPrice: 410,
      trialDays: 14,
      version: '5.0.0',
      releasedAt: '2025-09-09T05:00:00Z',
      screenshots: screenshots(
        'bom-routing',
        "Tree of one product's parts with cost, above the five steps of its routing",
      ),
    },
    {
      id: 'shop-floor',
      name: 'Shop Floor',
      tagline: 'A clear screen for every machine and operator',
      description:
        'Operators see the next job, drawing and checks, report with two taps and call for help. Stops are recorded with their reason as they happen.',
      longDescription: paragraphs(
        "A tablet at the machine shows the running order, the next one, the drawing and the quality checks that are due. It works with gloves and goes on working when the network doesn't.",
        'Counts come from the machine where there is a signal, and from the operator where there is none. Stops ask for a reason after a minute. The board shows output, stops and rejects by shift against the plan.',
      ),
      tags: ['Shop floor', 'Operators', 'Downtime', 'OEE', 'Machine data'],
      sections: ['Operator screen', 'Line board', 'Stops', 'Shift report', 'Machine signals'],
      views: 18270,
      rating: 4.6,
      downloads: 8040,
      hasUrl: true,
      unitPrice: 360,
      trialDays: 14,
      version: '5.4.2',
      releasedAt: '2026-06-23T05:00:00Z',
      screenshots: screenshots(
        'shop-floor',
        'Twelve machines of a hall with their state and output, one stopped and two slow',
      ),
    },
    {
      id: 'job-work',
      name: 'Job Work',
      tagline: 'Material sent out, pieces back, balance agreed',
      description:
        'Subcontracted operations with material sent, pieces received and scrap due. The balance at each subcontractor is known by item and by challan.',
      longDescription: paragraphs(
        'Orders to subcontractors list the material, the operation and the price. Delivery challans carry their due date for return, and what has stayed out too long is listed in time.',
        'Receipts are matched with the pieces expected from the material sent. Scrap and loss are compared with what was agreed, and the account is settled with the bill.',
      ),
      tags: ['Subcontracting', 'Challans', 'Material balance'],
      sections: ['Orders', 'Challans', 'Balances'],
      views: 5230,
      rating: 4.1,
      downloads: 2190,
      hasUrl: true,
      unitPrice: 190,
      trialDays: 7,
      version: '2.9.0',
      releasedAt: '2025-05-30T06:00:00Z',
      screenshots: screenshots(
        'job-work',
        'Material at job workers with the share that came back, one beyond 180 days',
      ),
    },
  ],
};
