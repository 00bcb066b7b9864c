/** Application and release, from `?mfe=cart@1.4.0-ab12`; commas or repetition for several. */
export interface OverrideWish {
  app: string;
  release: string;
}

const appOf = (word: string) => (word === 'host' || word.startsWith('mfe-') ? word : `mfe-${word}`);

/** Parses the overrides in an address. Skips invalid ones. */
export const readOverrides = (query: URLSearchParams): OverrideWish[] =>
  query
    .getAll('mfe')
    .flatMap((text) => text.split(','))
    .flatMap((word) => {
      const [name = '', release = ''] = word.trim().split('@');
      return /^[a-z][a-z-]{0,40}$/.test(name) && /^[\w.-]{1,128}$/.test(release) ? [{ app: appOf(name), release }] : [];
    });
