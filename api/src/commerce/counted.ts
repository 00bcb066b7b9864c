/** "1 day", "1,000 days" */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? noun : `${noun}s`}`;
