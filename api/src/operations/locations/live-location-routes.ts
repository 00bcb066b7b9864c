import { PositionsEvent } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { refusals } from '../../http/index.ts';
import { openEventStream, sendEvents, type EventStream } from './event-stream.ts';
import { createPositionFeed, type FeedMessage } from './position-feed.ts';
import { administrators } from './route-parts.ts';
import { watchStream } from './watch-stream.ts';

const Cursor = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const eventStream = {
  description: 'Server-sent events named `positions`. Their ID is the latest sequence.',
  content: { 'text/event-stream': { schema: PositionsEvent } },
};

const tell = (stream: EventStream, { sequence, ...data }: FeedMessage) => stream.send('positions', sequence, data);

export const liveLocationRoutes: Routes = async (app, context) => {
  const feed = createPositionFeed(context.db, (error) => app.log.warn({ err: error }, 'positions could not be read'));
  app.addHook('onClose', () => feed.close());

  app.get('/tex-suite/locations/live', {
    config: administrators,
    schema: {
      summary:
        'Live positions as they change, starting after Last-Event-ID (or `after`). Ends when the session or token does.',
      querystring: Type.Object({ after: Type.Optional(Cursor) }),
      headers: Type.Object({ 'last-event-id': Type.Optional(Cursor) }),
      produces: ['text/event-stream'],
      response: { 200: eventStream, ...refusals(400, 401, 403) },
    },
    handler: async (request, reply) => {
      const from = request.headers['last-event-id'] ?? request.query.after ?? 0;
      const early: FeedMessage[] = [];
      let hear: (message: FeedMessage) => void = (message) => early.push(message);
      const stopListening = await feed.listen((message) => hear(message));
      const missed = await feed.since(from).catch((error: unknown) => {
        stopListening();
        throw error;
      });
      const stream = openEventStream(stopListening);
      for (const message of [missed, ...early]) tell(stream, message);
      hear = (message) => tell(stream, message);
      watchStream(stream, request, context);
      return sendEvents(reply, stream);
    },
  });
};
