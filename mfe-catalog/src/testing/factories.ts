import type {
  BucketWithModules,
  CategoryWithModules,
  Dashboard,
  DashboardCategory,
  ListedModule,
  Module,
  ModuleFacets,
  ModuleUsage,
  PricingTier,
  Slide,
  TopChoice,
  Tutorial,
} from '@marketplace/shared/contracts';
import { aModuleCard } from '@marketplace/shared/testing';

/** The given number of them, numbered from 1. */
export const many = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

export const aSlide = (fields: Partial<Slide> = {}): Slide => ({
  id: 'slide-1',
  title: 'Time and people',
  description: 'Everything about hours.',
  imageUrl: '/media/slide-1.avif',
  imageUrlDark: null,
  buttonTitle: 'Read more',
  buttonLink: 'https://www.tex.example/time',
  ...fields,
});

export const aTopChoice = (fields: Partial<TopChoice> = {}): TopChoice => ({
  id: 'attendance',
  name: 'Attendance',
  description: 'Clock in from anywhere.',
  category: 'Human Resources',
  iconUrl: null,
  videoUrl: '/media/attendance.mp4',
  thumbnailUrl: '/media/attendance.avif',
  imageUrl: '/media/attendance-large.avif',
  rating: 4.46,
  ...fields,
});

type DashboardBucket = DashboardCategory['buckets'][number];

export const aDashboardBucket = (fields: Partial<DashboardBucket> = {}): DashboardBucket => ({
  id: 'time',
  name: 'Time',
  description: 'Hours and leave',
  moduleCount: 1,
  modules: [aModuleCard()],
  ...fields,
});

export const aDashboardCategory = (fields: Partial<DashboardCategory> = {}): DashboardCategory => ({
  id: 'hr',
  name: 'Human Resources',
  description: 'People and time',
  hue: 275,
  buckets: [aDashboardBucket()],
  ...fields,
});

export const aDashboard = (fields: Partial<Dashboard> = {}): Dashboard => ({
  slideshow: [aSlide()],
  topChoices: [aTopChoice()],
  categories: [aDashboardCategory()],
  popularSearches: ['payroll', 'shifts'],
  errors: [],
  ...fields,
});

export const aTier = (fields: Partial<PricingTier> = {}): PricingTier => ({
  id: 'team',
  moduleId: 'attendance',
  name: 'Team',
  minUsers: 1,
  maxUsers: null,
  minDays: 1,
  unitPrice: 1_250,
  model: 'volume',
  currency: 'INR',
  validFrom: null,
  validTo: null,
  ...fields,
});

export const aTutorial = (fields: Partial<Tutorial> = {}): Tutorial => ({
  id: 'first-shift',
  moduleId: 'attendance',
  moduleName: 'Attendance',
  title: 'Your first shift',
  summary: 'From empty to planned.',
  steps: [{ title: 'Open', text: 'Open the planner.' }],
  level: 'beginner',
  minutes: 5,
  ...fields,
});

export const aModule = (fields: Partial<Module> = {}): Module => ({
  ...aModuleCard(),
  slug: 'attendance',
  description: 'Hours without paper.',
  longDescription: 'First paragraph.\n\nSecond paragraph.',
  about: [
    { tag: 'p', children: ['First paragraph.'] },
    { tag: 'p', children: ['Second paragraph.'] },
  ],
  screenshots: [],
  videoUrl: null,
  homepageUrl: null,
  repositoryUrl: null,
  sections: [],
  status: 'published',
  expectedOn: null,
  trialDays: 14,
  supportEmail: null,
  releasedAt: '2026-03-01T00:00:00.000Z',
  version: '2.1.0',
  publisher: null,
  worksWith: [],
  versions: [],
  categoryId: 'hr',
  categoryHue: 275,
  bucketId: 'time',
  bucketName: 'Time',
  pricingTiers: [aTier()],
  related: [],
  ...fields,
});

export const aListedModule = (fields: Partial<ListedModule> = {}): ListedModule => ({
  ...aModuleCard(),
  publisher: null,
  trialDays: 0,
  priceFrom: null,
  ...fields,
});

export const aBucket = (
  modules: Partial<ListedModule>[],
  fields: Partial<BucketWithModules> = {},
): BucketWithModules => ({
  id: 'time',
  name: 'Time',
  description: 'Hours and leave',
  moduleCount: modules.length,
  categoryId: 'hr',
  categoryName: 'Human Resources',
  categoryHue: 275,
  modules: modules.map(aListedModule),
  ...fields,
});

/** Thirty days up to 21 Nov 2026, with five openings on the second last day and one on the last. */
export const aUsage = (fields: Partial<ModuleUsage> = {}): ModuleUsage => ({
  moduleId: 'attendance',
  lastOpenedAt: '2026-11-19T08:30:00.000Z',
  days: many(30, (number) => ({
    day: new Date(Date.UTC(2026, 9, 22 + number)).toISOString().slice(0, 10),
    opens: { 29: 5, 30: 1 }[number] ?? 0,
  })),
  opensBefore: 0,
  ...fields,
});

export const someFacets: ModuleFacets = {
  category: [
    { value: 'hr', label: 'Human Resources', count: 4 },
    { value: 'finance', label: 'Finance', count: 2 },
  ],
  price: [
    { value: '0-100', label: 'Under ₹1', count: 3 },
    { value: '100-200', label: '₹1 to ₹2', count: 1 },
  ],
  trial: [{ value: 'yes', label: 'Free trial', count: 5 }],
  rating: [{ value: '4', label: '4 and up', count: 6 }],
  tag: 'abcdefgh'.split('').map((value, index) => ({ value, label: value, count: 9 - index })),
};

export const aCategoryPage = (fields: Partial<CategoryWithModules> = {}): CategoryWithModules => ({
  id: 'hr',
  name: 'Human Resources',
  description: 'People and time',
  hue: 275,
  moduleCount: 60,
  buckets: [{ id: 'payroll', name: 'Payroll bucket', description: '', moduleCount: 60 }],
  modules: [],
  facets: someFacets,
  ...fields,
});
