import { listSuperAdmins } from '../../identity/index.ts';
import { findCompany } from '../../operations/index.ts';
import type { Queries } from '../../db/index.ts';
import { teamSettingsOf } from '../alerts/alert-settings.ts';

/** Who receives public forms and alerts: the team's address, the support address, or every super administrator. */
export async function supportAddresses(db: Queries): Promise<string[]> {
  const { teamAddress } = await teamSettingsOf(db);
  const address = teamAddress || (await findCompany(db))?.supportEmail;
  return address ? [address] : (await listSuperAdmins(db)).map(({ email }) => email);
}
