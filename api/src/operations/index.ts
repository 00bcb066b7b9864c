/** The public part of this domain: other domains import this file alone. */
export { type Actor, actorOf } from './audit/actor-of.ts';
export { changedFields } from './audit/changed-fields.ts';
export { recordAct } from './audit/record-act.ts';
export { recordAudit } from './audit/record-audit.ts';
export { findCompany, usualTermsDays } from './company/company-store.ts';
export { isGst, isGstin, stateNamedIn, stateOfGstin } from './company/gst-states.ts';
export { sanitisePolicy } from './company/sanitise-policy.ts';
export { type FileStore, type ListedFile, openFileStore, ownerFile } from './files/file-store.ts';
export { openFolderFiles } from './files/folder-files.ts';
export type { S3Config } from './files/s3-location.ts';
export { assertOwnStore } from './files/store-owner.ts';
export { registerHealth } from './health/register-health.ts';
export { tidy, tidyDatabase } from './jobs/tidy-database.ts';
export { hashOfToken } from './keys/hash-of-token.ts';
export { type LinkToken, findLinkToken, linkToken } from './keys/link-token.ts';
export { type SigningKey, type SigningKeys, ensureSigningKey, openSigningKeys } from './keys/signing-keys.ts';
export { operationsRoutes } from './operations-routes.ts';
