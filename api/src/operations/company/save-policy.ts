import type { PrivacyPolicy } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import { type Database, privacyPolicies } from '../../db/index.ts';
import { changedMeanwhile, invalid } from '../../http/index.ts';
import { sanitisePolicy } from './sanitise-policy.ts';
import { findPrivacyPolicy } from './company-store.ts';

interface Save {
  id: string;
  html: string;
  /** When the edited policy was saved; null if there was none. */
  basedOn: string | null | undefined;
  actorId: string;
  ip: string;
}

const hasText = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

/** Saves the sanitized policy, and records who did it. */
export async function savePolicy(db: Database, { id, html, basedOn, actorId, ip }: Save): Promise<PrivacyPolicy> {
  const clean = sanitisePolicy(html);
  if (!hasText(clean))
    throw invalid('privacyPolicy', "This content isn't allowed in a policy. Use text, headings and lists.");
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`privacy policy ${id}`}))`);
    const before = await findPrivacyPolicy(tx, id);
    if (basedOn !== undefined && basedOn !== (before?.updatedAt ?? null)) throw changedMeanwhile('privacy policy');
    const fresh = { html: clean, updatedAt: sql`now()` };
    await tx
      .insert(privacyPolicies)
      .values({ id, ...fresh })
      .onConflictDoUpdate({ target: privacyPolicies.id, set: fresh });
    await recordAudit(tx, {
      actorId,
      action: 'privacy_policy.saved',
      target: { type: 'privacy_policy', id, name: 'Privacy policy' },
      ...(before && { before: { characters: before.privacyPolicy.length } }),
      after: { characters: clean.length },
      ip,
    });
    const saved = await findPrivacyPolicy(tx, id);
    if (!saved) throw new Error('The policy was not written.');
    return saved;
  });
}
