import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const planning: DemoBucket = {
  id: 'planning',
  name: 'Planning',
  description: 'What to make and buy, how much and by when.',
  modules: [
    {
      id: 'mrp',
      name: 'MRP',
      tagline: 'What to make and buy, with the reason for each line',
      description:
        'Planned orders from demand, stock, lead times and lot sizes. Each suggestion opens into the orders that need it, and exceptions come first.',
      longDescription: paragraphs(
        "A run over all sites takes minutes and can be repeated as often as needed. Changes since the last run are separated from what is new, so the planner's day starts with a short list.",
        "Every planned order shows the demand behind it, through all levels. What can't arrive in time is listed with the customer orders that it touches and the choices: expedite, split, substitute or move.",
        'Try a larger order or a late supplier in a copy of the plan and compare the two before anything changes.',
      ),
      tags: ['Material planning', 'Supply planning', 'Lead times', 'Exceptions'],
      sections: ['Plan run', 'Planned orders', 'Exceptions', 'Demand trace', 'Simulations', 'Parameters'],
      priority: 18,
      views: 14790,
      rating: 4.4,
      downloads: 6240,
      hasUrl: true,
      unitPrice: 2600,
      trialDays: 14,
      version: '5.7.0',
      releasedAt: '2026-06-01T05:00:00Z',
      screenshots: screenshots('mrp', 'Eight weeks of one material with shortages and how proposals mend them'),
    },
    {
      id: 'demand-forecast',
      name: 'Demand Forecast',
      tagline: "Next season's demand, with its uncertainty",
      description:
        'Statistical forecasts by product and place with promotions, seasons and new items. Planners see the range, correct it and learn how good it was.',
      longDescription: paragraphs(
        'Several methods are tried for each item, and the one that would have done best in the past is chosen. The screen shows a range, because a single figure hides what the planner needs to know.',
        'Sales and planners can adjust with a reason. Accuracy is measured for the forecast and for the adjustments, so both improve.',
      ),
      tags: ['Forecasting', 'Demand planning', 'Seasonality'],
      sections: ['Forecast', 'Adjustments', 'Accuracy', 'New items'],
      views: 5940,
      rating: 4.3,
      downloads: 310,
      hasUrl: true,
      comingSoon: { expectedOn: '2027-05-17' },
      unitPrice: 480,
      trialDays: 0,
      version: '0.8.2',
      releasedAt: '2026-08-24T06:30:00Z',
      screenshots: screenshots('demand-forecast', 'Sales of ten months and the forecast of three more with its bounds'),
    },
  ],
};
