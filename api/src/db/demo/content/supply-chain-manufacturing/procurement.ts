import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const procurement: DemoBucket = {
  id: 'procurement',
  name: 'Procurement',
  description: 'From the request on the floor to the order that the supplier confirms.',
  modules: [
    {
      id: 'requisitions',
      name: 'Requisitions',
      tagline: 'Ask for what you need and see where it is',
      description:
        'Requests from a catalogue or free text, with budget and stock checked while typing. Approvals follow amount, category and site.',
      longDescription: paragraphs(
        'The requester picks from the catalogue or describes the need, and sees at once whether it is in stock, on order or within budget. Repeated needs can be saved as a list.',
        'Approved lines are gathered for the buyer by category and supplier. The requester follows each line to the receipt without asking anyone.',
      ),
      tags: ['Purchase requests', 'Approvals', 'Catalogue'],
      sections: ['New request', 'My requests', 'Approvals', 'Buyer list'],
      views: 10230,
      rating: 4.3,
      downloads: 4690,
      hasUrl: true,
      unitPrice: 150,
      trialDays: 14,
      version: '4.8.1',
      releasedAt: '2025-09-19T05:00:00Z',
      screenshots: screenshots(
        'requisitions',
        'Request for four spare parts with stock and amounts, beside budget and approval',
      ),
    },
    {
      id: 'purchase-orders',
      name: 'Purchase Orders',
      tagline: 'Orders suppliers confirm and invoices that match',
      description:
        'Orders from requests, contracts or planning with price history and approvals. Confirmation, receipt and invoice are matched line by line.',
      longDescription: paragraphs(
        "An order shows the last prices paid, open contracts and the supplier's record for delivery and quality before it is sent. Changes after approval ask only for the approvals that they affect.",
        'Suppliers confirm dates and quantities by link or portal. A late or changed confirmation is compared with the need behind it, so buyers chase what matters.',
        'Receipts and invoices are matched with tolerances by category. What is outside goes to the person who can decide, with the three documents side by side.',
      ),
      tags: ['Purchase orders', 'Procurement', 'Suppliers', 'Three-way match', 'Price history'],
      sections: ['Orders', 'Confirmations', 'Receipts', 'Matching', 'Contracts', 'Price history'],
      priority: 3,
      views: 37150,
      rating: 4.6,
      downloads: 18960,
      hasUrl: true,
      unitPrice: 340,
      trialDays: 30,
      version: '7.6.0',
      releasedAt: '2026-06-05T05:30:00Z',
      screenshots: screenshots(
        'purchase-orders',
        'Open orders with buyer, due date and received share, two to approve and one late',
        'Order of three items beside the quotes of three vendors and the approval',
      ),
      video: 'video-purchase-orders.webm',
    },
    {
      id: 'vendor-portal',
      name: 'Vendor Portal',
      tagline: 'One place where suppliers help themselves',
      description:
        'Suppliers confirm orders, send invoices, book deliveries and follow payments. New suppliers register with papers that are checked and dated.',
      longDescription: paragraphs(
        'Registration asks for tax numbers, bank details and certificates, and checks them before the buyer sees the application. A change of bank details is held until two people have confirmed it.',
        'Suppliers see their orders, forecasts, deliveries, quality results and payment dates. Most questions to accounts payable end there.',
      ),
      tags: ['Suppliers', 'Vendor registration', 'Self service'],
      sections: ['Registration', 'Orders', 'Invoices', 'Deliveries', 'Scorecard'],
      views: 8975,
      rating: 4.2,
      downloads: 3870,
      hasUrl: true,
      unitPrice: 160,
      trialDays: 14,
      version: '3.9.0',
      releasedAt: '2025-12-22T05:30:00Z',
      screenshots: screenshots(
        'vendor-portal',
        "Vendor's home page with eight orders, one to confirm, and the next payments",
      ),
    },
    {
      id: 'tenders',
      name: 'Tenders',
      tagline: 'Compare offers fairly and record why one won',
      description:
        'Requests for quotation with sealed offers, clarifications and a comparison by price and criteria. The award keeps its reasons.',
      longDescription: paragraphs(
        'Invite suppliers with lots, documents and a closing time. Offers stay sealed until then. Questions and answers are shared with all bidders without naming who asked.',
        'The comparison puts prices on one basis with freight, tax and payment terms, and adds the scores of the technical panel. The award notes the reasons and turns into a contract or an order.',
      ),
      tags: ['Tenders', 'Sourcing', 'Quotations', 'Comparison'],
      sections: ['Tenders', 'Comparison', 'Awards'],
      views: 5825,
      rating: 4.1,
      downloads: 2380,
      hasUrl: true,
      unitPrice: 260,
      trialDays: 0,
      version: '3.1.4',
      releasedAt: '2024-05-06T06:00:00Z',
      screenshots: screenshots(
        'tenders',
        'Four bids compared by six weighted criteria, with the best of each marked and the scores below',
      ),
    },
  ],
};
