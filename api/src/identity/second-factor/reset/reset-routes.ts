import { Id, PersonDetail } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { ApiError, forSuperAdministrators, found, refusals } from '../../../http/index.ts';
import { actorOf } from '../../../operations/index.ts';
import { findPerson } from '../../people/find-person.ts';
import { lockPeople } from '../../people/lock-people.ts';
import { lockAccount } from '../lock-owner.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

/** For people who have lost every device and code. */
export const resetSecondFactorRoutes: Routes = async (app, { db, mailer }) => {
  app.delete('/tex-suite/user/:id/second-factor', {
    config: { ...forSuperAdministrators, fresh: true },
    schema: {
      summary: "Removes another user's second factors and ends their sessions.",
      params: Type.Object({ id: Id }),
      response: { 200: PersonDetail, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      const { id } = request.params;
      const actor = actorOf(request);
      if (id === actor.actorId)
        throw new ApiError(409, 'own_second_factor', 'Change your own two-step verification in your profile.');
      await db.transaction(async (tx) => {
        await lockPeople(tx, actor, [id]);
        const { owner } = found('user', await lockAccount(tx, id));
        await resetSecondFactor(tx, owner, { ...actor, mailer });
      });
      return findPerson(db, id);
    },
  });
};
