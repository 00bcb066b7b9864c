const dayMs = 86_400_000;

export const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);
