import { guardedReads, publicReads, type Release, type ReleaseSet } from '@marketplace/shared/contracts';
import type { Refusal } from '../refusal.ts';

const isPlaceholder = (segment: string) => segment.startsWith('{');
const segmentsOf = (path: string) => path.replace(/\?.*/s, '').split('/');

/** Whether a declared path leads to an endpoint: a placeholder matches a parameter; text matches itself or a parameter. */
const leadsTo = (declared: string[], endpoint: string[]) =>
  declared.length === endpoint.length &&
  endpoint.every((segment, at) => isPlaceholder(segment) || segment === declared[at]);

const forEveryone = publicReads.map(segmentsOf);
const forUsers = [...forEveryone, ...guardedReads.map(segmentsOf)];

const refusalOf = ({ app, id, team }: Release, place: string, path: string): Refusal => ({
  rule: 'unknown-data',
  team,
  message: `${place} of ${app} ${id} declares the data ${path}, which the API doesn't offer to all its visitors.`,
});

/** What pages, and the frame around them, declare as their first data must be GET endpoints of the API that all who may open them may read. */
export const knownData = ({ releases }: ReleaseSet): Refusal[] =>
  Object.values(releases).flatMap((release) => {
    const frame = { path: 'The frame', access: 'public', data: release.data } as const;
    return [frame, ...release.pages].flatMap(({ path, access, data = [] }) => {
      const endpoints = access === 'public' ? forEveryone : forUsers;
      const isKnown = (one: string) => endpoints.some((endpoint) => leadsTo(segmentsOf(one), endpoint));
      return data.filter((one) => !isKnown(one)).map((one) => refusalOf(release, path, one));
    });
  });
