/** Asked for by `?mfe=cart@1.4.0-ab12`, several with commas or again: application and release. */
export interface OverrideWish {
  app: string;
  release: string;
}

const appOf = (word: string) => (word === 'host' || word.startsWith('mfe-') ? word : `mfe-${word}`);

/** What an address asks for. Words that make no sense are left out. */
export const readOverrides = (query: URLSearchParams): OverrideWish[] =>
  query
    .getAll('mfe')
    .flatMap((text) => text.split(','))
    .flatMap((word) => {
      const [name = '', release = ''] = word.trim().split('@');
      return /^[a-z][a-z-]{0,40}$/.test(name) && /^[\w.-]{1,128}$/.test(release) ? [{ app: appOf(name), release }] : [];
    });
