import { runSchedules } from './run-schedules.ts';
import { firstSeed, halfOfSchedules as count } from './schedules-asked-for.ts';

it(`never loses, duplicates or reorders a change in ${count} schedules of faults in two tabs [QUEUE-01] [QUEUE-06] [A-31] [A-33]`, async () => {
  expect(await runSchedules({ firstSeed, count, mostTabs: 2, locks: true })).toBeGreaterThan(0);
});
