/** What `npm run test:faults -- --seed N --schedules M` asks for. */
export const firstSeed = Number(process.env.FAULT_SEED ?? 1);

/** Half of them in a browser with Web Locks, half without; one alone in both. */
export const halfOfSchedules = Math.ceil(Number(process.env.FAULT_SCHEDULES ?? 1_000) / 2);
