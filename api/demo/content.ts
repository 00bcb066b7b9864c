import type {
  BillingDetails,
  CompanyMaster,
  MarketplaceRole,
  ModuleVersion,
  ReportBody,
} from '@marketplace/shared/contracts';
import { readdir, readFile } from 'node:fs/promises';
import type { coupons, masterClients, slides, topChoices, tutorials } from '../src/db/index.ts';

export interface DemoModule {
  id: string;
  name: string;
  tagline: string;
  description: string;
  /** Paragraphs. */
  longDescription: string[];
  tags: string[];
  /** Names of the screens in the module, in the order of its menu. */
  sections: string[];
  /** Lower comes first; 5 or lower carries the Priority badge. */
  priority?: number;
  views: number;
  rating: number;
  downloads: number;
  /** Whether the module can be opened. */
  hasUrl: boolean;
  /** A day as YYYY-MM-DD: the module is coming soon. */
  expectedOn?: string;
  /** In paise per user and day. */
  unitPrice: number;
  /** Each user is priced by their own step, instead of all users by the last one. */
  graduated?: boolean;
  trialDays: number;
  version: string;
  /** An ISO 8601 date-time in UTC. */
  releasedAt: string;
  publisher?: string;
  worksWith?: string[];
  /** Newest first, each with what is new. */
  versions?: (Omit<ModuleVersion, 'notes'> & { notes: string[] })[];
  /** What each screenshot shows, in their order. */
  screenshots: string[];
  hasVideo?: boolean;
}

interface Named {
  id: string;
  name: string;
  description: string;
}

export interface DemoCategory extends Named {
  /** OKLCH hue angle in degrees. */
  hue: number;
  buckets: (Named & { modules: DemoModule[] })[];
}

export interface DemoAccount {
  id: string;
  name: string;
  role: 'USER' | 'ADMIN' | 'SUPER_ADMIN';
  clientId: string | null;
  /** Other clients that the account can act for. */
  furtherClientIds?: string[];
  marketplaceRoles: MarketplaceRole[];
  tempPassword?: boolean;
  /** Which of the prepared lists of modules the account has. */
  modules: 'many' | 'few' | 'none';
}

export interface DemoClient {
  id: string;
  masterClientId: string;
  name: string;
  /** Null for the company's. */
  termsDays: number | null;
  billing: BillingDetails;
}

export interface DemoPeople {
  masterClients: (typeof masterClients.$inferInsert)[];
  clients: DemoClient[];
  accounts: DemoAccount[];
  /** Module and access. Beyond the three named kinds, an access can be anything, or empty: both are shown as Active. */
  access: Record<DemoAccount['modules'], [moduleId: string, access: string][]>;
}

/** Something a client bought, relative to the day the demo is created. */
export interface DemoSale {
  clientId: string;
  userId: string;
  daysAgo: number;
  lines: [moduleId: string, users: number, days: number][];
  method?: 'invoice' | 'bank_transfer' | 'online';
  poNumber?: string;
  couponId?: string;
  /** Payments: percent of the total, this many days after the order. */
  paid?: [percent: number, daysAfter: number][];
  /** Withdrawn again: there is no subscription. */
  isVoided?: boolean;
  /** Begins later than its purchase. */
  startsAfterDays?: number;
  cancelReason?: string;
  /** Who uses the modules. All of them already have full access to these modules. */
  seats?: string[];
}

export type DemoCoupon = Omit<typeof coupons.$inferInsert, 'currency' | 'startsAt' | 'endsAt'> & {
  startsInDays: number;
  endsInDays?: number;
};

export interface DemoReview {
  moduleId: string;
  userId: string;
  daysAgo: number;
  stars: number;
  title: string;
  text: string;
  reports?: (ReportBody & { userId: string; daysAgo: number })[];
}

interface DemoPlaces {
  sites: { id: string; name: string; address: string; lat: number; lng: number; radius: number }[];
  /** Shared locations: degrees, meters, meters per second, and how long ago. */
  positions: {
    userId: string;
    lat: number;
    lng: number;
    accuracy: number;
    speed: number | null;
    secondsAgo: number;
  }[];
}

type Row<Table extends { $inferInsert: object }, Field extends keyof Table['$inferInsert']> = Pick<
  Table['$inferInsert'],
  Field
>;
export type DemoSlide = Row<typeof slides, 'id' | 'title' | 'description' | 'buttonTitle' | 'buttonLink'>;
export type DemoTopChoice = Row<typeof topChoices, 'moduleId' | 'description' | 'rating'>;
export type DemoTutorial = Omit<typeof tutorials.$inferInsert, 'position' | 'status'>;

const text = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
const json = async <T>(name: string) => JSON.parse(await text(name)) as T;

/** The files of this folder. */
export async function readContent() {
  const categories = (await readdir(new URL('catalogue', import.meta.url))).sort();
  const [people, company, sales, reviews, coupons, places, previews, slides, topChoices, tutorials, privacyPolicy] =
    await Promise.all([
      json<DemoPeople>('people.json'),
      json<CompanyMaster>('company.json'),
      json<DemoSale[]>('sales.json'),
      json<DemoReview[]>('reviews.json'),
      json<DemoCoupon[]>('coupons.json'),
      json<DemoPlaces>('places.json'),
      json<Partial<Record<string, string>>>('previews.json'),
      json<DemoSlide[]>('slides.json'),
      json<DemoTopChoice[]>('top-choices.json'),
      json<DemoTutorial[]>('tutorials.json'),
      text('privacy-policy.html'),
    ]);
  return {
    categories: await Promise.all(categories.map((name) => json<DemoCategory>(`catalogue/${name}`))),
    ...{ people, company, sales, reviews, coupons, places, previews, slides, topChoices, tutorials },
    privacyPolicy: privacyPolicy.trim(),
  };
}
export type DemoContent = Awaited<ReturnType<typeof readContent>>;
