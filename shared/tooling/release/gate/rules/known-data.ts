import { publicReads, type Release, type ReleaseSet } from '@marketplace/shared/contracts';
import type { Refusal } from '../refusal.ts';

const isPlaceholder = (segment: string) => segment.startsWith('{');
const segmentsOf = (path: string) => path.replace(/\?.*/s, '').split('/');

/** Whether a declared path leads to an endpoint: a placeholder matches a parameter; text matches itself or a parameter. */
const leadsTo = (declared: string[], endpoint: string[]) =>
  declared.length === endpoint.length &&
  endpoint.every((segment, at) => isPlaceholder(segment) || segment === declared[at]);

const endpoints = publicReads.map(segmentsOf);
const isKnown = (path: string) => endpoints.some((endpoint) => leadsTo(segmentsOf(path), endpoint));

const refusalOf = ({ app, id, team }: Release, place: string, path: string): Refusal => ({
  rule: 'unknown-data',
  team,
  message: `${place} of ${app} ${id} declares the data ${path}, which the API doesn't offer to everyone.`,
});

/** What pages, and the frame around them, declare as their first data must be public GET endpoints of the API. */
export const knownData = ({ releases }: ReleaseSet): Refusal[] =>
  Object.values(releases).flatMap((release) =>
    [{ path: 'The frame', data: release.data }, ...release.pages].flatMap(({ path, data = [] }) =>
      data.filter((one) => !isKnown(one)).map((one) => refusalOf(release, path, one)),
    ),
  );
