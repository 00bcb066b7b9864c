import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const logistics: DemoBucket = {
  id: 'logistics',
  name: 'Logistics',
  description: 'Deliveries, vehicles and freight costs that can be traced to an order.',
  modules: [
    {
      id: 'dispatch',
      name: 'Dispatch',
      tagline: 'Loads planned, drivers informed, customers told',
      description:
        'Deliveries combined into loads by route, weight and time window. Drivers get the list on a phone and customers get a link to follow it.',
      longDescription: paragraphs(
        'The planner proposes loads and lets you drag stops between them, with weight, volume and arrival times recalculated as you go. Restrictions by road, vehicle and customer are kept.',
        'Proof of delivery is taken by photo and signature. Refused or short deliveries come back with a reason and open the credit note or the return.',
      ),
      tags: ['Delivery planning', 'Routes', 'Proof of delivery'],
      sections: ['Load planner', 'Live deliveries', 'Proof of delivery', 'Returns'],
      priority: 30,
      views: 11420,
      rating: 4.4,
      downloads: 5060,
      hasUrl: true,
      unitPrice: 230,
      trialDays: 14,
      version: '4.9.1',
      releasedAt: '2026-04-01T05:15:00Z',
      screenshots: screenshots(
        'dispatch',
        'Nine stops of a tour with planned and real times, beside its route on a map',
      ),
    },
    {
      id: 'fleet',
      name: 'Fleet',
      tagline: 'Vehicles, papers, fuel and service in one log',
      description:
        'Own and hired vehicles with papers, drivers, fuel and service. Cost for each kilometre is known by vehicle and by route.',
      longDescription: paragraphs(
        "Permits, insurance and fitness papers carry dates and reminders, and a vehicle with a lapsed paper can't be planned. Fuel is compared with distance and load, and unusual fills are listed.",
        'Service is due by distance, hours or date. The workshop order, parts and downtime stay with the vehicle for its whole life.',
      ),
      tags: ['Fleet', 'Vehicles', 'Fuel', 'Driver management'],
      sections: ['Vehicles', 'Drivers', 'Fuel log', 'Service', 'Costs'],
      views: 6980,
      rating: 4.2,
      downloads: 2870,
      hasUrl: true,
      unitPrice: 170,
      trialDays: 14,
      version: '3.5.0',
      releasedAt: '2025-06-26T05:45:00Z',
      screenshots: screenshots(
        'fleet',
        'Vehicles with driver, load, fuel use and next service, one overdue in the workshop',
      ),
    },
    {
      id: 'freight-bills',
      name: 'Freight Bills',
      tagline: 'Pay carriers what was agreed, not what was billed',
      description:
        'Contracts with rates by lane, weight and vehicle. Carrier bills are recalculated, differences are shown and accruals post themselves.',
      longDescription: paragraphs(
        'Each shipment gets an expected cost when it leaves. When the bill arrives it is compared line by line, with surcharges such as fuel and waiting time worked out from the facts.',
        'Disputed lines go back to the carrier with the calculation. Freight is shared to orders and products, so margins include it.',
      ),
      tags: ['Freight', 'Carrier rates', 'Bill audit'],
      sections: ['Rates', 'Bill check', 'Accruals'],
      views: 4280,
      rating: 4.1,
      downloads: 1720,
      hasUrl: true,
      unitPrice: 180,
      trialDays: 0,
      version: '2.2.0',
      releasedAt: '2023-11-09T06:15:00Z',
      screenshots: screenshots(
        'freight-bills',
        "Carrier's bill of six trips against the contract, with two differences found",
      ),
    },
  ],
};
