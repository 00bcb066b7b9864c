import { readConfig } from './config.ts';
import type { DatabaseConnection } from './create-database.ts';
import { resealSecrets } from './identity/index.ts';
import { openDatabase } from './open-database.ts';
import { rotateSigningKey } from './operations/index.ts';
import { Misuse, runCommand } from './run-command.ts';
import { StartError } from './start-error.ts';

const words = ['rotate', 'reseal'];

runCommand(
  {
    usage: 'npm run keys -- rotate|reseal',
    about:
      'rotate  creates a new key for sessions and the links in emails, also while the storefront runs\n' +
      'reseal  seals the secrets of identity providers and authenticator apps with SECRETS_KEY instead of\n' +
      '        OLD_SECRETS_KEY; restart the storefront with the new key afterwards',
    options: {
      'retire-older': { type: 'boolean', help: 'rotate: ends all sessions and the links in older emails' },
    },
    most: 1,
  },
  async ({ values, positionals: [word] }) => {
    if (word === undefined || !words.includes(word)) throw new Misuse(`Name a command: ${words.join(' or ')}.`);
    const retireOlder = values['retire-older'] === true;
    if (retireOlder && word !== 'rotate') throw new Misuse('--retire-older only works with rotate.');
    const config = readConfig();
    const keys = word === 'reseal' ? readKeys(process.env) : undefined;
    const database = await openDatabase({ ...config, production: true });
    try {
      return keys ? await reseal(database, keys) : await rotate(database, retireOlder);
    } finally {
      await database.close();
    }
  },
);

interface Keys {
  oldKey: string;
  newKey: string;
}

function readKeys({ OLD_SECRETS_KEY: oldKey, SECRETS_KEY: newKey }: NodeJS.ProcessEnv): Keys {
  if (oldKey && newKey && oldKey !== newKey) return { oldKey, newKey };
  throw new StartError('Set SECRETS_KEY to the new key and OLD_SECRETS_KEY to the previous one. Nothing was changed.');
}

async function reseal({ db }: DatabaseConnection, { oldKey, newKey }: Keys): Promise<string> {
  const resealed = await resealSecrets(db, oldKey, newKey);
  return `${resealed} ${resealed === 1 ? 'secret was' : 'secrets were'} encrypted with the new key. Start the storefront with the new SECRETS_KEY.`;
}

async function rotate({ db }: DatabaseConnection, retireOlder: boolean): Promise<string> {
  const older = await rotateSigningKey(db, { retireOlder });
  const what = `${older} older ${older === 1 ? 'key' : 'keys'}`;
  return retireOlder
    ? `The new key will be used within 5 minutes. ${what} can't be used anymore, so everyone signs in again.`
    : `The new key will be used within 5 minutes. ${what} ${older === 1 ? 'stays' : 'stay'} valid, so nobody is signed out; use --retire-older to end them.`;
}
