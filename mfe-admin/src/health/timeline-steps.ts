import type { HealthPoint, HealthTimeline } from '@marketplace/shared/contracts';
import { countOf } from '@marketplace/shared/ui/list';

interface Step {
  /** Unique on the axis. */
  label: string;
  /** How many releases started in it. */
  mark: string | undefined;
  point: HealthPoint;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** A moment in the reader's time zone: "27 Nov, 14:05". */
export const momentOf = (at: string) => day.format(new Date(at));

/** The columns of a timeline, in the reader's time zone: times for a day, days and times for a week. */
export const stepsOf = (points: HealthPoint[], releases: HealthTimeline['releases'], hours: string): Step[] => {
  const format = Number(hours) > 24 ? day : clock;
  return points.map((point, index) => {
    const end = points[index + 1]?.at;
    const begun = releases.filter(({ at }) => at >= point.at && (end === undefined || at < end)).length;
    const mark = begun === 0 ? undefined : countOf(begun, 'release');
    return { label: format.format(new Date(point.at)), mark, point };
  });
};
