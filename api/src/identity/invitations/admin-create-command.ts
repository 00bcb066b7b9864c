import { readConfig, type ApiConfig } from '../../config.ts';
import type { DatabaseConnection } from '../../create-database.ts';
import { withMailer } from '../../notifications/index.ts';
import { openDatabase } from '../../open-database.ts';
import { Misuse, runCommand } from '../../run-command.ts';
import { inviteFirstAdmin } from './invite-first-admin.ts';
import { goodForDays } from './issue-invitation.ts';

runCommand(
  {
    usage: 'npm run admin:create -- EMAIL',
    about:
      'Makes the first SUPER_ADMIN, who chooses a password by an invitation link, also while the storefront runs.\n' +
      'The link goes to the address; without SMTP_URL it is printed. Again for the same address, it replaces the link.',
    options: {
      name: { type: 'string', value: 'NAME', help: 'the name; by default the beginning of the address' },
      print: { type: 'boolean', help: 'prints the link in place of sending it' },
      additional: { type: 'boolean', help: 'also if there is a SUPER_ADMIN already' },
    },
    most: 1,
  },
  async ({ values, positionals }) => {
    const [email] = positionals;
    if (email === undefined) throw new Misuse('Name the email address of the administrator.');
    const config = readConfig();
    // An empty database gets no demo accounts besides the administrator.
    const database = await openDatabase({ ...config, production: true });
    try {
      const wanted = { email, name: values.name, additional: values.additional === true };
      if (config.smtpUrl !== undefined && values.print !== true) return await send(database, config, wanted);
      const { url } = await inviteFirstAdmin({ db: database.db, config, mailer: undefined }, wanted);
      return `${email} becomes SUPER_ADMIN by this link, which works once, for ${goodForDays} days:\n\n  ${url}\n`;
    } finally {
      await database.close();
    }
  },
);

async function send(database: DatabaseConnection, config: ApiConfig, wanted: Wanted): Promise<string> {
  await withMailer(database, config, async (mailer) => {
    await inviteFirstAdmin({ db: database.db, config, mailer }, wanted);
  });
  return (
    `The storefront sends ${wanted.email} an invitation as SUPER_ADMIN; the link works once, for ${goodForDays} days. ` +
    'If it does not arrive, get a link with --print.'
  );
}

type Wanted = Parameters<typeof inviteFirstAdmin>[1];
