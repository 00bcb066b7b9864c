import { calendarDays } from '@marketplace/shared/contracts';
import { dayMs } from '../../day-ms.ts';
import { type DunningState, planDunning } from './plan-dunning.ts';

const due = '2026-11-20';
const on = (day: number) => new Date(Date.parse(due) + day * dayMs).toISOString().slice(0, 10);

interface Case {
  /** By day after the due date. */
  grace: (day: number) => number | null;
  terms?: number;
  /** When the subscriptions end; null without any. */
  ends?: number | null;
  runs?: (day: number) => boolean;
}

/** What a daily run does until day 60, as "day: what", with the day announced for the suspension. */
function events({ grace, terms = 15, ends = 300, runs = () => true }: Case): string[] {
  const state: DunningState = {
    ...{ invoicedOn: on(-terms), dueOn: due, endsOn: ends === null ? null : on(ends) },
    ...{ remindedOn: null, announcedFor: null, suspendedOn: null },
  };
  const done: string[] = [];
  for (let day = -terms; day <= 60; day += 1) {
    const step = runs(day) ? planDunning(state, grace(day), on(day)) : undefined;
    if (step?.action === 'suspend') state.suspendedOn = on(day);
    if (step?.action === 'lift') state.suspendedOn = null;
    if (step?.action === 'remind') {
      state.remindedOn = on(day);
      if (step.suspendsOn) state.announcedFor = step.suspendsOn;
    }
    const named = step?.action === 'remind' && step.suspendsOn ? ` ${calendarDays(due, step.suspendsOn)}` : '';
    if (step) done.push(`${day}: ${step.action}${named}`);
  }
  return done;
}

it.each<[string, Case, string[]]>([
  [
    'reminds before and after the due date, a last time a week before the suspension',
    { grace: () => 30 },
    ['-7: remind', '1: remind 31', '7: remind 31', '14: remind 31', '24: remind 31', '31: suspend'],
  ],
  ['reminds only, without a grace', { grace: () => null }, ['-7: remind', '1: remind', '7: remind', '14: remind']],
  [
    'reminds only of what has ended before',
    { grace: () => 30, ends: 31 },
    ['-7: remind', '1: remind', '7: remind', '14: remind'],
  ],
  [
    'reminds only of what pays for no subscription',
    { grace: () => 30, ends: null },
    ['-7: remind', '1: remind', '7: remind', '14: remind'],
  ],
  [
    'announces a suspension before the due date without any grace',
    { grace: () => 0 },
    ['-7: remind', '-6: remind 1', '1: suspend'],
  ],
  [
    'leaves a week after the first notice, if due at once',
    { grace: () => 0, terms: 0 },
    ['1: remind 8', '7: remind 8', '8: suspend'],
  ],
  [
    'sends only the latest reminder after an outage, and suspends a week after it',
    { grace: () => 30, runs: (day) => day > 40 },
    ['41: remind 48', '48: suspend'],
  ],
  [
    'keeps the announced day through an outage',
    { grace: () => 30, runs: (day) => day < 10 || day > 40 },
    ['-7: remind', '1: remind 31', '7: remind 31', '41: suspend'],
  ],
  [
    'announces a shorter grace first',
    { grace: (day) => (day < 10 ? 30 : 5) },
    ['-7: remind', '1: remind 31', '7: remind 31', '10: remind 17', '14: remind 17', '17: suspend'],
  ],
  [
    'announces a grace that was set later first',
    { grace: (day) => (day < 40 ? null : 30) },
    ['-7: remind', '1: remind', '7: remind', '14: remind', '40: remind 47', '47: suspend'],
  ],
  [
    'waits for a longer grace, and announces it again',
    { grace: (day) => (day < 28 ? 30 : 40) },
    ['-7: remind', '1: remind 31', '7: remind 31', '14: remind 31', '24: remind 31', '34: remind 41', '41: suspend'],
  ],
  [
    'lifts a suspension under a longer grace, until that is over',
    { grace: (day) => (day < 35 ? 30 : 50) },
    [
      ...['-7: remind', '1: remind 31', '7: remind 31', '14: remind 31', '24: remind 31', '31: suspend'],
      ...['35: lift', '44: remind 51', '51: suspend'],
    ],
  ],
  [
    'lifts it for good once nothing is suspended',
    { grace: (day) => (day < 35 ? 30 : null) },
    ['-7: remind', '1: remind 31', '7: remind 31', '14: remind 31', '24: remind 31', '31: suspend', '35: lift'],
  ],
])('%s', (_title, about, expected) => expect(events(about)).toEqual(expected));
