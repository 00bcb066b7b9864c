import type { ReleaseState } from '@marketplace/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from '../src/routing/base-path.ts';
import type { ChannelView, LiveSet } from './release-reader.ts';

const releasesOf = ({ host, remotes }: LiveSet) =>
  Object.fromEntries([host, ...remotes].map(({ app, id }) => [app, id]));

const toState = ({ live, canary, halted }: ChannelView): ReleaseState => ({
  channel: live.channel,
  set: live.id,
  releases: releasesOf(live),
  canary: canary && { set: canary.set.id, percent: canary.percent, releases: releasesOf(canary.set) },
  halted: halted ? { releases: halted.changes, at: halted.at, reason: halted.reason } : null,
});

/** Serves which releases the channel shows, and to how many. The pages reveal as much. */
export const registerReleaseState = (app: FastifyInstance, view: () => Promise<ChannelView | null>) =>
  app.get(`${BASE_PATH}/release-state.json`, async (_request, reply) => {
    const current = await view();
    reply.header('cache-control', 'no-store');
    return current ? toState(current) : reply.code(503).send({ message: 'Nothing has been released yet.' });
  });
