/** Those that writers use; the API stores letters and needs only the first four. */
const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    copy: '©',
    reg: '®',
    trade: '™',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    middot: '·',
    sect: '§',
    euro: '€',
    pound: '£',
    colon: ':',
    sol: '/',
    Tab: '\t',
    NewLine: '\n',
  }),
);

const LAST_LETTER = 0x10ffff;

const letterOf = (code: number) => {
  const isLetter = code > 0 && code <= LAST_LETTER && !(code >= 0xd800 && code <= 0xdfff);
  return isLetter ? String.fromCodePoint(code) : '\ufffd';
};

/** Text of HTML as people read it; what is no entity stays as it is. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return letterOf(Number.parseInt(hex, 16));
      if (decimal) return letterOf(Number.parseInt(decimal, 10));
      return named.get(name ?? '') ?? whole;
    },
  );
