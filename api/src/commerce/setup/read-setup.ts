import { transferLines, type CompanyMaster, type Setup, type SetupStepId } from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../config.ts';
import { clientMembers, clients, modules, pricingTiers, privacyPolicies, type Queries, users } from '../../db/index.ts';
import { holdsMarketplaceRoleSql, isOpenClient } from '../../identity/index.ts';
import { findCompany } from '../../operations/index.ts';

interface Context {
  db: Queries;
  config: Pick<ApiConfig, 'production' | 'smtpUrl' | 'mailFrom' | 'mailFromIsSet'>;
  /** Whether orders can be paid online. */
  online: boolean;
}

/** What each step has so far; an undefined value is still missing. */
export async function readSetup({ db, config, online }: Context): Promise<Setup> {
  const company = await findCompany(db);
  const [organizations, published, prices, policies] = await Promise.all([
    db.$count(clients, canBuy),
    db.$count(modules, eq(modules.status, 'published')),
    db.$count(pricingTiers),
    db.$count(privacyPolicies),
  ]);
  const values: Record<SetupStepId, string | undefined> = {
    company: company?.legalName || undefined,
    tax: taxOf(company),
    sender: senderOf(config),
    payment: paymentOf(company, online),
    catalogue: counted(published, 'published module'),
    prices: counted(prices, 'price'),
    privacy: policies > 0 ? 'Published' : undefined,
    organization: organizations > 0 ? `${counted(organizations, 'organization')} that can buy` : undefined,
  };
  const steps = (Object.keys(values) as SetupStepId[]).map((id) => ({
    id,
    done: values[id] !== undefined,
    value: values[id] ?? '',
  }));
  return { steps };
}

/** Carts belong to open organizations, and are for active payment admins. */
const canBuy = sql`${isOpenClient(clients.id)} and exists (
  select 1 from ${clientMembers} m join ${users} on ${users.id} = m.user_id
   where m.client_id = ${clients.id} and ${users.status} = 'active'
     and ${holdsMarketplaceRoleSql(sql`'PAYMENT_ADMIN'`)})`;

const counted = (count: number, what: string) =>
  count === 0 ? undefined : `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

/** The terms are first stored when the tax settings are saved. */
function taxOf(company: CompanyMaster | undefined): string | undefined {
  if (!company || (company.termsDays === undefined && company.taxId === '')) return undefined;
  return `${company.currency}, ${company.taxName} ${company.taxRate}%`;
}

function senderOf({ production, smtpUrl, mailFrom, mailFromIsSet }: Context['config']): string | undefined {
  if (smtpUrl === undefined && !production) return 'Demo mailbox';
  if (smtpUrl === undefined || (production && !mailFromIsSet)) return undefined;
  return `${mailFrom}, ${mailFromIsSet ? 'from MAIL_FROM' : 'the default address'}`;
}

function paymentOf(company: CompanyMaster | undefined, online: boolean): string | undefined {
  const transfer = company !== undefined && transferLines(company).length > 0;
  const methods = [...(transfer ? ['On invoice', 'bank transfer'] : []), ...(online ? ['online payment'] : [])].join(
    ', ',
  );
  return methods ? methods.charAt(0).toUpperCase() + methods.slice(1) : undefined;
}
