import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from '../src/routing/base-path.ts';

/** How often the page is asked for: the first attempts may take longer than a visitor would wait. */
const ATTEMPTS = 4;

const isRendered = (html: string) => html.includes('<div id="root" data-rendered>');

/**
 * Renders the first page before the edge listens, so that no visitor waits for the code's first run. An edge without
 * releases, or without its API, starts at once.
 */
export const warmUp = async (edge: Pick<FastifyInstance, 'inject'>): Promise<void> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { statusCode, body } = await edge.inject({ method: 'GET', url: `${BASE_PATH}/` });
    if (statusCode !== 200 || isRendered(body)) return;
  }
};
