const refused = /^\s*q=0(\.0*)?\s*$/;

/** Encodings with their file endings, the smallest first. */
const known: { encoding: 'br' | 'gzip'; ending: string }[] = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

/** The compressed variants that a browser accepts. */
export const acceptedEncodings = (header: string | undefined) => {
  const parts = (header ?? '').split(',').map((part) => part.split(';'));
  return known.filter(({ encoding }) =>
    parts.some(([name = '', ...rest]) => name.trim() === encoding && !rest.some((rule) => refused.test(rule))),
  );
};
