import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const access: DemoBucket = {
  id: 'access',
  name: 'Access',
  description: 'Who may come in, into which room and into which record.',
  modules: [
    {
      id: 'visitor-gate',
      name: 'Visitor Gate',
      tagline: 'Visitors expected, greeted and safely out again',
      description:
        'Invitations with a code, quick entry at the gate and a badge. In an emergency the list of people inside is one tap away.',
      longDescription: paragraphs(
        'The host sends an invitation with directions and a code. At the gate the visitor confirms, signs the site rules and gets a badge, while the host gets a message.',
        'Material and vehicles can be noted on entry and checked on exit. Photos and personal data are deleted after the period that you set.',
      ),
      tags: ['Visitors', 'Gate pass', 'Reception', 'Safety'],
      sections: ['Expected', 'Inside now', 'Passes', 'Site rules'],
      priority: 26,
      views: 12540,
      rating: 4.4,
      downloads: 5790,
      hasUrl: true,
      unitPrice: 90,
      trialDays: 14,
      version: '3.9.4',
      releasedAt: '2025-07-25T05:30:00Z',
      screenshots: screenshots(
        'visitor-gate',
        'Nine visitors of the day, five inside and one without a permit, beside one badge',
      ),
    },
    {
      id: 'access-control',
      name: 'Access Control',
      tagline: 'Doors that follow roles and dates',
      description:
        'Doors, zones and readers with rights by role, shift and training. Rights end by themselves when a contract or certificate does.',
      longDescription: paragraphs(
        'Zones are given to roles, not to people one by one. A right can ask for a valid safety training or a shift that is running, and stops the moment that this no longer holds.',
        'Events at the doors are live and searchable. Forced and held doors reach the guard with the camera view, and each answer is noted.',
      ),
      tags: ['Access control', 'Doors', 'Zones', 'Security'],
      sections: ['Zones', 'Rights', 'Live events', 'Readers', 'Exceptions'],
      views: 8390,
      rating: 4.1,
      downloads: 3540,
      hasUrl: true,
      unitPrice: 170,
      trialDays: 7,
      version: '3.7.0',
      releasedAt: '2026-03-17T05:45:00Z',
      screenshots: screenshots(
        'access-control',
        'Twelve doors with their state, one open too long, above the latest passages',
      ),
    },
    {
      id: 'audit-trail',
      name: 'Audit Trail',
      tagline: 'Who did what, when and from where',
      description:
        "Events from all modules in one record that can't be altered. Search by person, record or time and export with proof.",
      longDescription: paragraphs(
        'Each event names the person, the action, the record and the values before and after. Events are chained, so a removed or changed one can be noticed by anyone who checks.',
        'Reviewers get saved searches for the questions that auditors ask every year. Access to the trail is itself recorded.',
      ),
      tags: ['Audit', 'Compliance', 'Security log', 'Evidence'],
      sections: ['Events', 'Saved searches', 'Exports'],
      views: 9870,
      rating: 4.6,
      downloads: 4350,
      hasUrl: true,
      unitPrice: 130,
      trialDays: 0,
      version: '4.0.0',
      releasedAt: '2025-05-29T05:00:00Z',
      screenshots: screenshots(
        'audit-trail',
        'Ten events with time, person and action, beside one change before and after',
      ),
    },
  ],
};
