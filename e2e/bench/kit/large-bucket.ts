const adjectives = ['Steady', 'Bright', 'Quiet', 'Plain', 'Open', 'Swift', 'Broad', 'Keen', 'Fair', 'True'];
const subjects = ['Ledger', 'Roster', 'Dispatch', 'Quote', 'Asset', 'Claim', 'Batch', 'Permit', 'Visit', 'Budget'];

const moduleNumber = (number: number) => ({
  name: `${adjectives[number % 10]} ${subjects[Math.floor(number / 10) % 10]} ${number + 1}`,
  description: `Keeps what belongs to number ${number + 1} in one place, from the first entry to the last report.`,
  tags: [subjects[number % 10], adjectives[Math.floor(number / 10) % 10]],
  downloads: (number * 7_919) % 50_000,
});

/** A catalogue file with one bucket that holds this many modules, the same ones each time. */
export const largeBucketFile = (bucket: string, modules: number) => ({
  categories: [
    {
      name: 'Scrolling',
      buckets: [{ name: bucket, modules: Array.from({ length: modules }, (_, index) => moduleNumber(index)) }],
    },
  ],
});
