import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const engagement: DemoBucket = {
  id: 'engagement',
  name: 'Engagement',
  description: 'Listening to people and noticing good work.',
  modules: [
    {
      id: 'pulse-surveys',
      name: 'Pulse Surveys',
      tagline: 'Five questions, four minutes, honest answers',
      description:
        'Short recurring surveys with real anonymity. Results appear by team only when enough people have answered, with the change since last time.',
      longDescription: paragraphs(
        'Choose questions from a tested library or write your own. A survey reaches people by e-mail, phone or a shared tablet in the plant, in the language they prefer.',
        'Answers are stored without a name. Groups smaller than the limit you set are folded into the next level, so nobody can be worked out from a chart. Leaders note one action per result, and the next survey asks whether it helped.',
      ),
      tags: ['Surveys', 'Engagement', 'Anonymous feedback'],
      sections: ['Surveys', 'Results', 'Actions'],
      views: 5560,
      rating: 4.2,
      downloads: 2310,
      hasUrl: true,
      unitPrice: 90,
      trialDays: 14,
      version: '2.2.4',
      releasedAt: '2025-03-12T06:30:00Z',
      screenshots: screenshots(
        'pulse-surveys',
        'Engagement over the year against a benchmark, and scores by team with low workload marked',
      ),
    },
    {
      id: 'recognition',
      name: 'Recognition',
      tagline: 'Thank a colleague where others can see it',
      description:
        'Notes of thanks, long-service awards and spot awards with a budget. A monthly summary shows which teams give and receive.',
      longDescription: paragraphs(
        'Anyone can thank a colleague in a sentence and tie it to one of your values. Managers have a small award budget with limits and an approval above them.',
        'Service anniversaries prepare themselves two weeks ahead. Awards with a money value are passed to Payroll so that they are taxed correctly.',
      ),
      tags: ['Recognition', 'Awards', 'Culture'],
      sections: ['Wall'],
      views: 3925,
      rating: 3.9,
      downloads: 1480,
      hasUrl: true,
      unitPrice: 80,
      trialDays: 7,
      version: '1.8.0',
      releasedAt: '2024-09-17T07:00:00Z',
      screenshots: screenshots(
        'recognition',
        'Wall of five thank-you notes with points, beside the people most thanked in November',
      ),
    },
  ],
};
