/** The HTTP API for the domains: access, errors, responses. */
export { isFullDisk } from './full-disk.ts';
export { callerOf } from './access.ts';
export { addressKey } from './address-key.ts';
export { afterAnswers } from './after-answers.ts';
export { ApiError, type FieldError, found, invalid, notFound, refuse, tooMany } from './api-error.ts';
export { assertForm } from './assert-form.ts';
export { bearerOf } from './bearer.ts';
export type { Caller } from './caller.ts';
export { changedMeanwhile } from './changed-meanwhile.ts';
export {
  compressedAlready,
  type Compressible,
  compressOnce,
  type Encoded,
  type Encoding,
  toBrotli,
} from './compress-once.ts';
export { csvResponse } from './csv-response.ts';
export { dropBlankQuery } from './drop-blank-query.ts';
export { etagOf, namesEtag } from './etag.ts';
export { fieldErrors } from './field-errors.ts';
export { FileAnswer } from './file-answer.ts';
export { forAdministrators, forSuperAdministrators } from './for-administrators.ts';
export { escapeHtml, htmlPage, type HtmlPage } from './html-page.ts';
export { limitPerAddress } from './limit-per-address.ts';
export { loggable } from './loggable-error.ts';
export { countHit, forgetHits, forgetHitsBelow, returnHit } from './rate-limit-store.ts';
export { refusals } from './refusals.ts';
export { registerTagged } from './register-all.ts';
export { holdsMarketplaceRole, holdsRole, normaliseRole } from './roles.ts';
export { sendAtOnce } from './send-at-once.ts';
export { type CsvColumns, sendCsv } from './send-csv.ts';
export { assertCurrent, versionOf } from './version-of.ts';
export { visitorOrCaller } from './visitor-or-caller.ts';
export { assertWellFormed } from './well-formed.ts';
