const domainPattern = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Email domains as they are stored: in lowercase, without `@`, without duplicates. */
export const tidyDomains = (domains: string[]): string[] => [
  ...new Set(domains.map((domain) => domain.trim().toLowerCase().replace(/^@/, ''))),
];

/** What is wrong with normalized domains; undefined if nothing is. */
export function domainsProblem(domains: string[]): string | undefined {
  const bad = domains.find((domain) => !domainPattern.test(domain));
  return bad === undefined ? undefined : `"${bad}" isn't a valid domain. Enter one such as tex.example.`;
}
