import type { ReleaseSet } from '@marketplace/shared/contracts';
import { pagePattern } from '../page-pattern.ts';
import type { Refusal } from '../refusal.ts';

const patterns = ({ releases }: ReleaseSet) =>
  new Map(Object.values(releases).flatMap(({ app, pages }) => pages.map(({ path }) => [pagePattern(path), app])));

/** A page that another application links to must stay. */
export const linkedPagesStay = (candidate: ReleaseSet, current: ReleaseSet | null): Refusal[] => {
  if (!current) return [];
  const staying = patterns(candidate);
  const gone = new Map([...patterns(current)].filter(([pattern]) => !staying.has(pattern)));
  return Object.values(candidate.releases).flatMap((user) =>
    user.needs.links
      .filter((link) => gone.has(pagePattern(link)) && gone.get(pagePattern(link)) !== user.app)
      .map((link) => ({
        rule: 'page-gone',
        team: user.team,
        message: `${user.app} ${user.id} links to ${link}, a page that ${gone.get(pagePattern(link))} no longer has.`,
      })),
  );
};
