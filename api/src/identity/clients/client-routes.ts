import { Client, ClientList, Id, MasterClient, MasterClientQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { callerOf, found, invalid, refusals } from '../../http/index.ts';
import { forBooksReaders } from './books-access.ts';
import { findClient, findMasterClient, listClients } from './client-store.ts';
import { selectClient } from './select-client.ts';

export const clientRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/clients/user', {
    config: forBooksReaders,
    schema: {
      summary: 'The organizations whose books the caller can read: their own, or all for administrators.',
      response: { 200: ClientList, ...refusals(401, 403) },
    },
    handler: (request) => listClients(db, callerOf(request)),
  });

  app.put('/tex-suite/clients/user/:id/select', {
    config: forBooksReaders,
    schema: {
      summary: 'Chooses which of their organizations the caller acts for, in the cart, checkout and requests.',
      params: Type.Object({ id: Id }),
      response: { 200: Client, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      await selectClient(db, caller.userId, id);
      return found('client', await findClient(db, { ...caller, clientId: id }, id));
    },
  });

  app.get('/tex-suite/masterclient/user', {
    config: { ...forBooksReaders, list: 'clients' },
    schema: {
      summary:
        "The payer with this `orgid`, or without one, the payer of the organization the caller acts for. Lists the caller's organizations it pays for.",
      querystring: MasterClientQuery,
      response: { 200: MasterClient, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const orgId = request.query.orgid?.trim() || (await findClient(db, caller, caller.clientId ?? ''))?.orgId;
      if (orgId === undefined) throw invalid('orgid', "Send the orgid of an organization. You don't act for one.");
      return found('organization', await findMasterClient(db, caller, orgId));
    },
  });
};
