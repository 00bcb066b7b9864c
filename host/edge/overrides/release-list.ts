import type { ListedRelease } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '@marketplace/tooling/release/serving';
import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from '../../src/routing/base-path.ts';

const MOST = 20;

/** Serves testers' choices: the newest releases of each application. */
export const registerReleaseList = (app: FastifyInstance, store: ReleaseStore) =>
  app.get(`${BASE_PATH}/composition.json`, async (_request, reply) => {
    const lists = await Promise.all(
      (await store.listApplications()).map(async (name): Promise<[string, ListedRelease[]]> => {
        const releases = (await store.listReleases(name)).filter(({ flavour }) => flavour === 'production');
        return [
          name,
          releases
            .slice(0, MOST)
            .map(({ id, version, gitRevision, builtAt }) => ({ id, version, gitRevision, builtAt })),
        ];
      }),
    );
    return reply.header('cache-control', 'no-store').send(Object.fromEntries(lists));
  });
