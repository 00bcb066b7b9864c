const DAY = 86_400_000;

const dayOf = (moment: Date | string | number) => Math.floor(new Date(moment).getTime() / DAY);

/** The start of the day of `now`, in UTC: the time zone of all documents. */
export const startOfDay = (now: Date) => new Date(dayOf(now) * DAY);

/** Calendar days from one moment to another, in UTC; negative when `to` is on an earlier day. */
export const calendarDays = (from: Date | string | number, to: Date | string | number) => dayOf(to) - dayOf(from);

/** An invoice is overdue from the day after its due date. */
export const isOverdue = (dueDate: Date | string, now: Date | number) => calendarDays(dueDate, now) > 0;
