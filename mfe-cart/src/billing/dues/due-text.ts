const DAY = 86_400_000;

/** "Overdue by 12 days", "Due in 3 days": how a due date stands at a moment, in milliseconds. */
export const dueText = (dueDate: string, now: number) => {
  const late = now - Date.parse(dueDate);
  const days = Math.floor(Math.abs(late) / DAY);
  const count = `${days.toLocaleString('en-IN')} ${days === 1 ? 'day' : 'days'}`;
  if (late > 0) return days === 0 ? 'Overdue since today' : `Overdue by ${count}`;
  return days === 0 ? 'Due within a day' : `Due in ${count}`;
};
