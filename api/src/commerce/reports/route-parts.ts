import { csvResponse, dropBlankQuery, forAdministrators, refusals } from '../../http/index.ts';

export const asked = { config: forAdministrators, preValidation: dropBlankQuery };
/** For reports whose rows can be paged. */
export const askedByPage = { ...asked, config: { ...asked.config, list: 'rows' } };
/** A CSV file needs a fresh proof, as other exports do. */
export const exported = { ...asked, config: { ...forAdministrators, fresh: true } };
export const refused = refusals(400, 401, 403);
export const asFile = { 200: csvResponse, ...refused };
