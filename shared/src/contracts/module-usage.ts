import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from './common.ts';

/** A calendar day as YYYY-MM-DD where the user is, which is at most a day off the server's. */
const Day = Type.String({ format: 'date' });

/** The user opened a module from the marketplace. */
export const ModuleOpenedBody = Type.Object({ day: Day });
export type ModuleOpenedBody = Static<typeof ModuleOpenedBody>;

export const ModuleUsageQuery = Type.Object({ today: Day });
export type ModuleUsageQuery = Static<typeof ModuleUsageQuery>;

/** How one user uses one module, as far as the marketplace sees it: it counts how often they open it from here. */
export const ModuleUsage = Type.Object({
  moduleId: Id,
  /** Null: not within the time that openings are kept for, which is 400 days. */
  lastOpenedAt: Nullable(Instant),
  /** The last 30 days, today included, oldest first; a day without openings is a 0. */
  days: Type.Array(Type.Object({ day: Day, opens: Type.Integer({ minimum: 0 }) })),
  /** In the 30 days before those, to compare with. */
  opensBefore: Type.Integer({ minimum: 0 }),
});
export type ModuleUsage = Static<typeof ModuleUsage>;
