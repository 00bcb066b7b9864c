import { formatCount, calendarDays } from '@marketplace/shared/contracts';

const countOf = (days: number) => `${formatCount(days)} ${days === 1 ? 'day' : 'days'}`;

/** "Due today", "Due in 3 days", "Overdue by 12 days": calendar days from `today`. */
export const dueText = (dueDate: string, today: string) => {
  const days = calendarDays(today, dueDate);
  if (days < 0) return `Overdue by ${countOf(-days)}`;
  if (days === 0) return 'Due today';
  return days === 1 ? 'Due tomorrow' : `Due in ${countOf(days)}`;
};
