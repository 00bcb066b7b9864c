import type { Release, RuntimeConfig } from '@marketplace/shared/contracts';
import { integrityOf, OUTSIDE_FOLDER, type ReleaseStore } from '@marketplace/tooling/release/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_PATH } from '../../src/routing/base-path.ts';
import { releaseBase } from '../compose.ts';
import { createChannelViews } from '../overrides/channel-views.ts';
import { isChannelName } from '../overrides/choose-channel.ts';
import type { OverridePolicy } from '../overrides/override-policy.ts';
import type { ChannelView } from '../release-reader.ts';

interface Options {
  store: ReleaseStore;
  config: RuntimeConfig;
  view: () => Promise<ChannelView | null>;
  policy: OverridePolicy;
  originOf: (request: FastifyRequest) => string;
}

interface Params {
  channel: string;
  remote: string;
}

const FEDERATION_PATH = `${BASE_PATH}/federation`;
/** How long a page of another site may show the previous release, in seconds. */
const FRESH = 30;
const FOLDER = `${OUTSIDE_FOLDER}/`;
const MANIFEST = `${FOLDER}mf-manifest.json`;

/** For any page, and for as long as the channel may be a little behind. */
const open = (reply: FastifyReply, etag: string) =>
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `public, max-age=${FRESH}`,
    etag,
  });

const sendJson = (request: FastifyRequest, reply: FastifyReply, value: unknown) => {
  const body = JSON.stringify(value);
  const etag = `"${integrityOf(Buffer.from(body))}"`;
  open(reply, etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
};

const refuse = (reply: FastifyReply, sentence: string) =>
  reply
    .code(404)
    .headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    .type('text/plain')
    .send(sentence);

interface Manifest {
  metaData: Record<string, unknown>;
}

/** The public manifest of a release: its files lie in the release's folder, wherever the manifest is read. */
const manifestOf = async (store: ReleaseStore, release: Release, origin: string): Promise<Manifest | null> => {
  const file = release.files[MANIFEST] && (await store.readFile(release.app, release.id, MANIFEST));
  if (!file) return null;
  const manifest = JSON.parse(file.toString()) as Manifest;
  const publicPath = `${origin}${releaseBase(release)}${FOLDER}`;
  return { ...manifest, metaData: { ...manifest.metaData, publicPath } };
};

/** What hosts of other sites load: a manifest of each remote that follows a channel, and the configuration of our pages. */
export const registerFederation = (app: FastifyInstance, { store, config, view, policy, originOf }: Options) => {
  const others = createChannelViews(store);
  const show = async (channel: string) => {
    const own = await view();
    if (own?.live.channel === channel) return own.live;
    return policy.open && isChannelName(channel) ? (await others(channel))?.live : undefined;
  };

  app.get(`${FEDERATION_PATH}/config.json`, (request, reply) => sendJson(request, reply, config));

  app.get<{ Params: Params }>(`${FEDERATION_PATH}/:channel/:remote/mf-manifest.json`, async (request, reply) => {
    const { channel, remote } = request.params;
    const set = await show(channel);
    if (!set) return refuse(reply, `There is no public channel ${channel}.`);
    const release = set.remotes.find((one) => one.app === remote);
    if (!release) return refuse(reply, `Channel ${channel} has no remote ${remote}.`);
    const manifest = await manifestOf(store, release, originOf(request));
    if (!manifest) return refuse(reply, `${remote} ${release.id} has no build for other sites. Ship it again.`);
    return sendJson(request, reply, manifest);
  });
};
