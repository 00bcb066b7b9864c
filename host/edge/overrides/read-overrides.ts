/** Application and release, from `?mfe=cart@1.4.0-ab12` or `cart@localhost:3003`; commas or repetition for several. */
export interface OverrideWish {
  app: string;
  release: string;
}

/** A release, or a development server on the visitor's own machine: no other address, so that a link can't bring code. */
const releasePattern = /^(?:[\w.-]{1,128}|localhost:\d{2,5})$/;

export const isLocal = ({ release }: OverrideWish) => release.startsWith('localhost:');

const appOf = (word: string) => (word === 'host' || word.startsWith('mfe-') ? word : `mfe-${word}`);

/** Parses the overrides in an address. Skips invalid ones. */
export const readOverrides = (query: URLSearchParams): OverrideWish[] =>
  query
    .getAll('mfe')
    .flatMap((text) => text.split(','))
    .flatMap((word) => {
      const [name = '', wanted = ''] = word.trim().split('@');
      const isValid = /^[a-z][a-z-]{0,40}$/.test(name) && releasePattern.test(wanted);
      return isValid ? [{ app: appOf(name), release: wanted }] : [];
    });
