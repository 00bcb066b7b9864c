import { runSchedules } from './run-schedules.ts';
import { firstSeed, halfOfSchedules as count } from './schedules-asked-for.ts';

it(`does the same in ${count} schedules in a browser without Web Locks [QUEUE-01] [QUEUE-06] [A-31] [A-33]`, async () => {
  expect(await runSchedules({ firstSeed, count, mostTabs: 2, locks: false })).toBeGreaterThan(0);
});
