import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const warehouse: DemoBucket = {
  id: 'warehouse',
  name: 'Warehouse',
  description: 'Goods in, goods out and the vehicles in between.',
  modules: [
    {
      id: 'inbound',
      name: 'Inbound',
      tagline: 'Trucks booked, goods checked, shelves filled',
      description:
        'Delivery slots, receipt by scan and put-away by rule. Short, damaged and unexpected goods are noted with photos at the dock.',
      longDescription: paragraphs(
        'Suppliers book a slot, so the dock knows what comes and how many people it needs. Receipt compares the scan with order and delivery note and prints labels for what has none.',
        'Put-away suggests a place by size, turnover and batch. Goods for an urgent order go straight to dispatch without touching a shelf.',
      ),
      tags: ['Receiving', 'Dock schedule', 'Put-away', 'Warehouse'],
      sections: ['Dock schedule', 'Receipts', 'Put-away', 'Discrepancies'],
      views: 7310,
      rating: 4.3,
      downloads: 3155,
      hasUrl: true,
      unitPrice: 190,
      trialDays: 14,
      version: '3.6.0',
      releasedAt: '2026-01-16T05:30:00Z',
      screenshots: screenshots(
        'inbound',
        'Receipt of one truck with ordered and received quantities, one short and one damaged',
      ),
    },
    {
      id: 'pick-pack',
      name: 'Pick & Pack',
      tagline: 'Fewer steps, right boxes, no guessing',
      description:
        'Waves and routes through the store, picking by scan and packing with weight check. Labels and documents are printed at the bench.',
      longDescription: paragraphs(
        'Orders are grouped by route, carrier and promised time. The picker follows the shortest path, scans place and item, and can report an empty place without leaving the aisle.',
        'At the bench the box is proposed by volume and checked by weight. A difference stops the label until it is cleared.',
      ),
      tags: ['Picking', 'Packing', 'Warehouse', 'Scanning'],
      sections: ['Waves', 'Picking', 'Packing', 'Performance'],
      views: 8065,
      rating: 4.4,
      downloads: 3510,
      hasUrl: true,
      unitPrice: 200,
      trialDays: 14,
      version: '4.0.3',
      releasedAt: '2026-07-14T05:30:00Z',
      screenshots: screenshots('pick-pack', 'Orders of one wave on a board from picking to ready'),
    },
    {
      id: 'yard',
      name: 'Yard',
      tagline: 'Know which truck stands where, and for how long',
      description:
        'Gate entry, parking places and dock calls for vehicles on site. Waiting times are measured from gate to gate.',
      longDescription: paragraphs(
        'Drivers register at the gate by phone or booking number and get a place. The dock calls the next vehicle by message, and the board shows who waits and why.',
        'Waiting time is split by reason, so a claim for detention can be checked against what really happened.',
      ),
      tags: ['Yard management', 'Gate', 'Vehicles'],
      sections: ['Yard map', 'Gate log'],
      views: 2650,
      rating: 4.0,
      downloads: 980,
      hasUrl: false,
      unitPrice: 130,
      trialDays: 7,
      version: '1.7.0',
      releasedAt: '2023-09-22T06:30:00Z',
      screenshots: screenshots(
        'yard',
        'Six docks and further places with the vehicles on them and how long they have waited',
      ),
    },
  ],
};
