import { paragraphs } from '../paragraphs.ts';
import { screenshots } from '../screenshots.ts';
import type { DemoBucket } from '../types.ts';

export const talent: DemoBucket = {
  id: 'talent',
  name: 'Talent',
  description: 'Finding people, settling them in and helping them grow.',
  modules: [
    {
      id: 'recruit',
      name: 'Recruit',
      tagline: 'From approved position to accepted offer',
      description:
        'Positions, candidates, interviews and offers in one pipeline. Panels score on the same criteria and candidates hear back on time.',
      longDescription: paragraphs(
        'A position starts with an approval and a budget. It is published to the career page and job boards, and applications arrive with duplicates joined. Each stage has an owner and a time by which candidates should hear from you.',
        'Interviewers get a scorecard with the criteria of the role and submit it before they see the scores of others. Offers are built from the salary structures in Payroll, so what is offered can be paid.',
        "When an offer is accepted, the candidate's details pass to Onboarding without being typed again.",
      ),
      tags: ['Recruiting', 'Candidates', 'Interviews', 'Offers', 'Hiring'],
      sections: ['Positions', 'Candidates', 'Interviews', 'Offers', 'Career page'],
      priority: 15,
      views: 15630,
      rating: 4.5,
      downloads: 6870,
      hasUrl: true,
      unitPrice: 260,
      trialDays: 14,
      version: '5.2.1',
      releasedAt: '2026-02-13T05:30:00Z',
      screenshots: screenshots(
        'recruit',
        'Candidates for one position on a board of four stages with the days in each',
      ),
    },
    {
      id: 'onboarding',
      name: 'Onboarding',
      tagline: 'A first week without missing laptops',
      description:
        'Checklists by role that start when the offer is accepted. IT, facilities, the manager and the new colleague each see their own part and its date.',
      longDescription: paragraphs(
        'A checklist is put together from the role, the location and the type of employment. Tasks are dated from the joining day, so moving the date moves the plan.',
        'New colleagues fill in their details and sign papers before day one on a page that needs no account. The manager sees what is still open and who has it.',
      ),
      tags: ['Onboarding', 'Checklists', 'New joiners'],
      sections: ['Joiners', 'Checklists', 'Pre-joining page'],
      views: 8140,
      rating: 4.4,
      downloads: 3720,
      hasUrl: true,
      unitPrice: 120,
      trialDays: 14,
      version: '3.4.2',
      releasedAt: '2025-05-21T05:45:00Z',
      screenshots: screenshots(
        'onboarding',
        "Joiner's first-week checklist, half done, with documents and the people around her",
      ),
    },
    {
      id: 'appraisals',
      name: 'Appraisals',
      tagline: 'Reviews with goals, evidence and fair ratings',
      description:
        'Goals, check-ins and yearly reviews in a cycle that you define. Calibration shows how ratings spread before they become final.',
      longDescription: paragraphs(
        'A cycle sets who writes, who reviews and by when, and can differ for sales, plants and head office. Goals may be set by the employee or handed down, and notes from the year are at hand when the review is written.',
        'In calibration, leaders see ratings by team and grade and discuss the outliers. Every change asks for a reason. Final ratings pass to the increment sheet.',
      ),
      tags: ['Performance', 'Goals', 'Reviews', 'Calibration'],
      sections: ['Goals', 'Check-ins', 'Reviews', 'Calibration', 'Increments'],
      views: 9385,
      rating: 4.0,
      downloads: 4210,
      hasUrl: true,
      unitPrice: 190,
      trialDays: 14,
      version: '4.6.0',
      releasedAt: '2025-11-10T05:00:00Z',
      screenshots: screenshots(
        'appraisals',
        'Ratings against guidance as a chart, above six people to discuss and their proposals',
      ),
    },
    {
      id: 'learning',
      name: 'Learning',
      tagline: 'Courses, certificates and skills in one record',
      description:
        'Classroom and online courses with enrolment, attendance, tests and certificates. Mandatory training is assigned by role and renewed before it lapses.',
      longDescription: paragraphs(
        'Build a course from video, documents and a short test, or plan a classroom session with seats and a trainer. Required training is assigned when someone takes a role and comes back when its validity ends.',
        'Completed courses add to the skills in the employee record, where Shift Roster and Projects can look for them.',
      ),
      tags: ['Training', 'Courses', 'Skills', 'Certificates'],
      sections: ['Catalogue', 'My learning', 'Sessions', 'Skills matrix'],
      views: 6905,
      rating: 4.3,
      downloads: 2940,
      hasUrl: true,
      unitPrice: 140,
      trialDays: 30,
      version: '3.0.1',
      releasedAt: '2025-03-28T06:00:00Z',
      screenshots: screenshots(
        'learning',
        'Two running courses with progress, one due, above the course path of a planner',
      ),
    },
  ],
};
