import { readConfig } from '../../../config.ts';
import { withMailer } from '../../../notifications/index.ts';
import { openDatabase } from '../../../open-database.ts';
import { Misuse, runCommand } from '../../../run-command.ts';
import { resetByCommand } from './reset-by-command.ts';

runCommand(
  {
    usage: 'npm run second-factor:reset -- --email EMAIL',
    about:
      'Removes the passkeys, authenticator app and recovery codes of an account and ends its sessions, also while the\n' +
      'storefront runs. For the last SUPER_ADMIN who lost every device; others are reset under IAM.',
    options: { email: { type: 'string', value: 'EMAIL', help: 'the email of the account' } },
    most: 0,
  },
  async ({ values: { email } }) => {
    if (email === undefined) throw new Misuse('Name the email of the account.');
    const config = readConfig();
    const database = await openDatabase({ ...config, production: true });
    try {
      const reset = (mailer?: Parameters<typeof resetByCommand>[0]['mailer']) =>
        resetByCommand({ db: database.db, mailer }, email);
      await (config.smtpUrl === undefined ? reset() : withMailer(database, config, reset));
    } finally {
      await database.close();
    }
    return `${email} no longer has two-step verification and was signed out everywhere. The password is unchanged.`;
  },
);
