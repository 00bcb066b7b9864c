/** The options of `npm run test:faults -- --seed N --schedules M`. */
export const firstSeed = Number(process.env.FAULT_SEED ?? 1);

/** Half of them run in a browser with Web Locks, half without; a single one runs in both. */
export const halfOfSchedules = Math.ceil(Number(process.env.FAULT_SCHEDULES ?? 1_000) / 2);
