import { dayMs } from '../src/day-ms.ts';

export const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);
