import { board, lane } from '../../../kit/blocks/board.ts';
import type { Screen } from '../../../kit/frame.ts';

export const recruit: Screen = {
  section: 'Candidates',
  title: 'Maintenance engineer, Pune',
  note: 'Opened 21 Oct 2026, 42 applications, 2 places',
  action: 'Add candidate',
  second: 'Share position',
  body: board(
    lane(
      'Applied',
      '18 days',
      'Rahul Jadhav|6 years, Bosch|quiet:New|Rahul Jadhav',
      'Priya Nambiar|4 years, Cummins|quiet:New|Priya Nambiar',
      'Amit Chavan|8 years, Thermax|hue:Referral|Amit Chavan',
      'Divya Rathore|3 years, L&T|quiet:New|Divya Rathore',
    ),
    lane(
      'Screened',
      '9 days',
      'Sameer Kulkarni|7 years, Tata|good:Fits 86%|Sameer Kulkarni',
      'Jaya Prakash|5 years, Forbes|good:Fits 81%|Jaya Prakash',
      'Nitin Borade|9 years, KSB|warn:Notice 90 d|Nitin Borade',
    ),
    lane(
      'Interview',
      '6 days',
      'Shweta Ghosh|Panel, 19 Nov, 11:00|hue:Tomorrow|Shweta Ghosh',
      'Faisal Mirza|Plant round, 20 Nov|hue:Friday|Faisal Mirza',
      'Leela Varma|Panel done|good:4.3 of 5|Leela Varma',
    ),
    lane(
      'Offer',
      '4 days',
      'Rohit Sawant|₹9.2 L, valid to 24 Nov|warn:Waiting|Rohit Sawant',
      'Anjali Deo|₹8.8 L, joins 7 Dec|good:Accepted|Anjali Deo',
    ),
  ),
};
