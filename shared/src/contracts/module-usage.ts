import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from './common.ts';

/** A calendar day as YYYY-MM-DD in the user's time zone, at most one day off the server's. */
const Day = Type.String({ format: 'date' });

/** The user opened a module from the marketplace. */
export const ModuleOpenedBody = Type.Object({ day: Day });
export type ModuleOpenedBody = Static<typeof ModuleOpenedBody>;

export const ModuleUsageQuery = Type.Object({ today: Day });
export type ModuleUsageQuery = Static<typeof ModuleUsageQuery>;

/** One user's usage of one module, counted as openings from the marketplace. */
export const ModuleUsage = Type.Object({
  moduleId: Id,
  /** Null: not within the 400 days that openings are kept. */
  lastOpenedAt: Nullable(Instant),
  /** The last 30 days, including today, oldest first; a day without openings is a 0. */
  days: Type.Array(Type.Object({ day: Day, opens: Type.Integer({ minimum: 0 }) })),
  /** In the 30 days before, for comparison. */
  opensBefore: Type.Integer({ minimum: 0 }),
});
export type ModuleUsage = Static<typeof ModuleUsage>;
