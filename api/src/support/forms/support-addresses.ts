import { listSuperAdmins } from '../../identity/index.ts';
import { findCompany } from '../../operations/index.ts';
import type { Queries } from '../../db/index.ts';

/** Who receives public forms: the support address, or every super administrator until it is set. */
export async function supportAddresses(db: Queries): Promise<string[]> {
  const supportEmail = (await findCompany(db))?.supportEmail;
  return supportEmail ? [supportEmail] : (await listSuperAdmins(db)).map(({ email }) => email);
}
