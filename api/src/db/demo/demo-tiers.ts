import type { pricingTiers } from '../schema/pricing.ts';
import type { DemoModule } from './content/types.ts';

type Tier = typeof pricingTiers.$inferInsert;

interface Step {
  name: string;
  minUsers: number;
  maxUsers: number | null;
  minDays: number;
  /** Of the base price. */
  percent: number;
}

const steps: Step[] = [
  { name: 'Team', minUsers: 1, maxUsers: 24, minDays: 1, percent: 100 },
  { name: 'Department', minUsers: 25, maxUsers: 99, minDays: 1, percent: 90 },
  { name: 'Company', minUsers: 100, maxUsers: null, minDays: 1, percent: 80 },
  { name: 'Annual', minUsers: 1, maxUsers: null, minDays: 365, percent: 75 },
];

/** More users or a year make a user's day cheaper. */
export const demoTiers = (module: DemoModule, currency: string): Tier[] =>
  steps.map((step) => toTier(`${module.id}-${step.name.toLowerCase()}`, module.id, step, module.unitPrice, currency));

/** For modules that come without a price of their own: 5 a user and day. */
export const standardTiers = (currency: string): Tier[] =>
  steps.map((step) => toTier(`standard-${step.name.toLowerCase()}`, null, step, 500, currency));

function toTier(
  id: string,
  moduleId: string | null,
  { percent, ...step }: Step,
  basePrice: number,
  currency: string,
): Tier {
  return {
    id,
    moduleId,
    ...step,
    unitPrice: Math.max(1, Math.round((basePrice * percent) / 100)),
    model: 'volume',
    currency,
  };
}
