/** The domains of the API and those that each may import: always through their index, never in a cycle. */
const domains = {
  operations: [],
  notifications: ['operations'],
  identity: ['operations', 'notifications'],
  catalog: ['operations', 'notifications', 'identity'],
  commerce: ['operations', 'notifications', 'identity', 'catalog'],
  support: ['operations', 'notifications', 'identity', 'catalog'],
};
const all = Object.keys(domains);
const ups = '^\\.{1,2}/(\\.\\./)*';

const inside = (names, message) => ({ regex: `${ups}(src/)?(${names.join('|')})/(?!index\\.ts$)`, message });
const anyOf = (names, message) => ({ regex: `${ups}(src/)?(${names.join('|')})/`, message });
const publicOnly = (names) => inside(names, 'Import the index.ts of the domain: the rest is its own.');

/**
 * What files of the API may import of its domains.
 * @param always patterns that hold for all of them
 */
export function apiDomains(always) {
  const restrict = (files, patterns, ignores = []) => ({
    files,
    ignores,
    rules: { 'no-restricted-imports': ['error', { patterns: [...always, ...patterns] }] },
  });
  return [
    restrict(['api/{src,demo,bench}/**/*.ts'], [publicOnly(all)], ['api/{src/db,src/http,demo}/**/*.test.ts']),
    restrict(
      ['api/src/{db,http}/**/*.ts'],
      [anyOf([...all, 'jobs'], 'Every domain builds on db and http: they import none.')],
      ['**/*.test.ts'],
    ),
    // Tests may cross domains through their public files.
    ...all.map((own) => restrict([`api/src/${own}/**/*.test.ts`], [publicOnly(all.filter((name) => name !== own))])),
    ...all.map((own) => {
      const allowed = domains[own];
      const forbidden = all.filter((name) => name !== own && !allowed.includes(name));
      return restrict(
        [`api/src/${own}/**/*.ts`],
        [
          ...(allowed.length > 0 ? [publicOnly(allowed)] : []),
          anyOf(forbidden, `The domain "${own}" builds on ${allowed.join(', ') || 'http and db'} alone.`),
          { regex: `${ups}index\\.ts$`, message: 'Inside a domain, import the file itself.' },
        ],
        [`api/src/${own}/index.ts`, '**/*.test.ts'],
      );
    }),
  ];
}
