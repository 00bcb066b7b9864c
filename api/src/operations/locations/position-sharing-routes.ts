import { Acknowledgement, PositionBody, Sharing, SharingBody } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { callerOf, refusals } from '../../http/index.ts';
import { recordPosition } from './record-position.ts';
import { everybody } from './route-parts.ts';
import { findSharing, startSharing, stopSharing } from './sharing.ts';

export const positionSharingRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/locations/sharing', {
    config: everybody,
    schema: {
      summary: 'Whether the caller is sharing their position.',
      response: { 200: Sharing, ...refusals(401) },
    },
    handler: (request) => findSharing(db, callerOf(request).userId),
  });

  app.put('/tex-suite/locations/sharing', {
    config: everybody,
    schema: {
      summary: "Agrees to sharing. Positions aren't accepted without it.",
      body: SharingBody,
      response: { 200: Sharing, ...refusals(400, 401, 409) },
    },
    handler: (request) => startSharing(db, callerOf(request).userId, request.body.version, request.ip),
  });

  app.delete('/tex-suite/locations/sharing', {
    config: everybody,
    schema: {
      summary: 'Stops sharing and removes the live position.',
      response: { 200: Sharing, ...refusals(401) },
    },
    handler: (request) => stopSharing(db, callerOf(request).userId, request.ip),
  });

  app.post('/tex-suite/locations/position', {
    config: everybody,
    schema: {
      summary: 'The caller’s own position, as reported by their device.',
      body: PositionBody,
      response: { 202: Acknowledgement, ...refusals(400, 401, 409, 429) },
    },
    handler: async (request, reply) => {
      await recordPosition(db, callerOf(request).userId, request.body);
      return reply.code(202).send({ success: true, message: 'Position received.' });
    },
  });
};
