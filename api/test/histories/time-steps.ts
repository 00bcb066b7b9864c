import { renewAll } from './buying-steps.ts';
import { addDays, dayAt, daysBetween, firstOfMonth, momentAt } from './calendar.ts';
import { balanceOf, DAY } from './ledger.ts';
import { now, pick, type Step, type Story } from './story.ts';
import { setCompany, taxRates, timeZones } from './world.ts';

const HOUR = 3_600_000;

/** The last day before the clocks of a zone change, within half a year. */
function dayOfChange(story: Story): string | undefined {
  const { timeZone } = story.ledger;
  const today = dayAt(now(story), timeZone);
  const isShort = (day: string) =>
    momentAt(addDays(day, 1), '12:00', timeZone) - momentAt(day, '12:00', timeZone) !== DAY;
  return Array.from({ length: 180 }, (_, index) => addDays(today, index + 1)).find(isShort);
}

/** Moments when days, months and terms change in the company's time zone. */
const turns: ((story: Story) => number | undefined)[] = [
  (story) => now(story) + (1 + story.random.below(40)) * HOUR,
  (story) => now(story) + story.random.below(45 * 24) * HOUR,
  (story) => now(story) + story.random.below(120 * 24) * HOUR,
  (story) => at(story, addDays(firstOfMonth(today(story), 1), -1), '23:59'),
  (story) => at(story, firstOfMonth(today(story), 1), '00:01'),
  (story) => (daysBetween(today(story), '2028-02-29') < 100 ? at(story, '2028-02-29', '12:30') : undefined),
  (story) => at(story, dayOfChange(story), story.random.of(['00:30', '03:30', '23:59'])),
  (story) => at(story, nextDue(story), '23:59'),
  (story) => at(story, addDays(nextDue(story) ?? '2000-01-01', 1), '00:00'),
];

const today = (story: Story) => dayAt(now(story), story.ledger.timeZone);
const at = ({ ledger }: Story, day: string | undefined, time: string) =>
  day === undefined ? undefined : momentAt(day, time, ledger.timeZone);
const nextDue = (story: Story) =>
  pick(
    story,
    story.ledger.invoices.filter((one) => balanceOf(one) > 0n),
  )?.due;

export const passTime: Step = async (story) => {
  const moment = story.random.of(turns)(story);
  if (moment === undefined || moment <= now(story)) return undefined;
  await story.world.clock.set(moment);
  const renewed = await renewAll(story);
  return `it is ${new Date(moment).toISOString()}, ${today(story)} at the company in ${story.ledger.timeZone}${renewed}`;
};

/** Changes settings of the company, for what comes next. */
export const changeCompany: Step = async ({ random, ledger, world }) => {
  const [timeZone, taxRate] = [random.of(timeZones), random.of(taxRates)];
  await setCompany(world.api, { timeZone, taxRate });
  Object.assign(ledger, { timeZone, taxRate: BigInt(taxRate * 100) });
  return `the company moves to ${timeZone}, its tax is ${taxRate} %`;
};
