import type { Site, SiteBody, SiteChange } from '@marketplace/shared/contracts';
import type { Actor } from '../audit/actor-of.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../../db/index.ts';
import { ApiError, found } from '../../http/index.ts';
import { deleteSite, insertSite, lockSite, updateSite } from './site-store.ts';

const target = ({ id, name }: Site) => ({ type: 'site', id, name });
const shown = ({ name, address, lat, lng, radius }: Site) => ({ name, address, lat, lng, radius });

export const addSite = (db: Database, body: SiteBody, actor: Actor): Promise<Site> =>
  db.transaction(async (tx) => {
    const site = await insertSite(tx, body);
    await recordAudit(tx, { ...actor, action: 'site.added', target: target(site), after: shown(site) });
    return site;
  });

/** @throws ApiError 404 for an unknown site, 409 for one that someone else has changed since */
export const changeSite = (db: Database, id: string, { updatedAt, ...body }: SiteChange, actor: Actor): Promise<Site> =>
  db.transaction(async (tx) => {
    const before = found('site', await lockSite(tx, id));
    if (Date.parse(before.updatedAt) !== Date.parse(updatedAt))
      throw new ApiError(409, 'changed_meanwhile', `Someone else changed ${before.name}. Reload it first.`);
    const site = await updateSite(tx, id, body);
    const states = { before: shown(before), after: shown(site) };
    await recordAudit(tx, { ...actor, action: 'site.changed', target: target(site), ...states });
    return site;
  });

/** @throws ApiError 404 for an unknown site */
export const removeSite = (db: Database, id: string, actor: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const site = found('site', await lockSite(tx, id));
    await deleteSite(tx, id);
    await recordAudit(tx, { ...actor, action: 'site.removed', target: target(site), before: shown(site) });
  });
