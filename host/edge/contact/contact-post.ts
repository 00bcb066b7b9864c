import type { RuntimeConfig } from '@marketplace/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_PATH } from '../../src/routing/base-path.ts';
import type { DataWriter, WrittenAnswer } from '../data-writer.ts';
import type { ChannelView } from '../release-reader.ts';
import { stylesheetLink } from '../release-links.ts';
import type { StyleInliner } from '../rendering/html-styles.ts';
import { refusalOf } from './judge-contact.ts';
import { FORM_LIMIT, readContactForm } from './read-contact-form.ts';
import { refusalPage } from './refusal-page.ts';

interface Options {
  view: () => Promise<ChannelView | null>;
  config: RuntimeConfig;
  inlineStyle: StyleInliner;
  write: DataWriter;
  headers: Record<string, string>;
  originOf: (request: FastifyRequest) => string;
}

const CONTACT_PATH = `${BASE_PATH}/contactus`;

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** Browsers send the form's origin. Other clients don't, and pass, as they do at the API. */
const isForeign = ({ headers, host }: FastifyRequest, known: string) => {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && ![host, hostOf(known)].includes(hostOf(origin));
};

/** Refusals passed on to the browser; all others are our own fault. */
const plain = new Set([400, 403, 413, 415, 429]);

/** Takes the contact form from browsers that run no scripts, or have not run them yet. */
export const registerContactPost = (edge: FastifyInstance, options: Options) => {
  const { view, config, inlineStyle, write, headers, originOf } = options;
  const stylesOf = async () => {
    const { host } = (await view().catch(() => null))?.live ?? {};
    if (!host) return [];
    return Promise.all(
      host.entryStyles.map(async (file) => (await inlineStyle(host, file)) ?? stylesheetLink({ release: host, file })),
    );
  };
  const refuse = async (reply: FastifyReply, given: WrittenAnswer) => {
    const answer = plain.has(given.status) ? given : { ...given, status: 503 };
    if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
    return reply
      .code(answer.status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(refusalPage({ config, styles: await stylesOf(), refusal: refusalOf(answer) }));
  };

  edge.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    app.setErrorHandler<{ statusCode?: number }>(({ statusCode = 503 }, _request, reply) =>
      refuse(reply, { status: statusCode, body: '' }),
    );
    app.post<{ Body: URLSearchParams | undefined }>(CONTACT_PATH, async (request, reply) => {
      if (isForeign(request, originOf(request))) return refuse(reply, { status: 403, body: '' });
      const form = readContactForm(request.body ?? new URLSearchParams());
      const answer = await write('/tex-suite/contactus', form, request.raw);
      if (answer.status !== 201) return refuse(reply, answer);
      return reply.header('cache-control', 'no-store').redirect(`${CONTACT_PATH}?sent=1#message-sent`, 303);
    });
  });
};
