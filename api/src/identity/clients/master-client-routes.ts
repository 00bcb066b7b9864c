import { MasterClient, MasterClientQuery } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { callerOf, invalid, notFound, refusals } from '../../http/index.ts';
import { forBooksReaders } from './books-access.ts';
import { findClient, findMasterClient } from './client-store.ts';

export const masterClientRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/masterclient/user', {
    config: forBooksReaders,
    schema: {
      summary:
        "Who pays, by `orgid`; without it, for the client that the caller acts for. Lists the caller's clients of it.",
      querystring: MasterClientQuery,
      response: { 200: MasterClient, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const orgId = request.query.orgid?.trim() || (await findClient(db, caller, caller.clientId ?? ''))?.orgId;
      if (orgId === undefined) throw invalid('orgid', 'Say which organization, by its orgid: you act for no client.');
      const master = await findMasterClient(db, caller, orgId);
      if (!master) throw notFound('organization');
      return master;
    },
  });
};
