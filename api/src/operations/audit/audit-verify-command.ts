import { readConfig } from '../../config.ts';
import { toDatabase } from '../../db/index.ts';
import { runningServer } from '../../db/embedded/running-server.ts';
import { withClient } from '../../db/with-client.ts';
import { Misuse, runCommand } from '../../run-command.ts';
import { StartError } from '../../start-error.ts';
import { type ChainReport, verifyAudit } from './chain/verify-audit.ts';

runCommand(
  {
    usage: 'npm run audit:verify -- [--head SEQUENCE:HASH]',
    about:
      'Checks that no event of the audit log was changed, deleted or added later, also while the storefront runs.\n' +
      'Prints the head of the log: keep it elsewhere, and name it next time, to notice that the end was cut off.',
    options: {
      head: { type: 'string', value: 'SEQUENCE:HASH', help: 'a head of before that the log must still hold' },
    },
  },
  async ({ values }) => {
    if (values.head !== undefined && !/^\d+:[0-9a-f]{64}$/.test(values.head))
      throw new Misuse('--head takes what this command printed before.');
    const config = readConfig();
    const databaseUrl = config.databaseUrl ?? (await runningServer(config.dataDir));
    const report = await withClient({ ...config, databaseUrl }, (client) =>
      verifyAudit(toDatabase(client), values.head),
    );
    return say(report);
  },
);

/** @throws StartError if the chain is broken */
function say({ events, erased, unsealed, anchor, head, broken }: ChainReport): string {
  if (broken) {
    const place = broken.sequence > 0 ? ` at ${broken.sequence}` : '';
    const event = broken.eventId === '' ? '' : ` (event ${broken.eventId})`;
    throw new StartError(`The audit log is broken${place}${event}: ${broken.problem}`);
  }
  return [
    `The audit log is whole: ${counted(events)}.`,
    ...(erased > 0 ? [`Personal data was erased from ${counted(erased)}.`] : []),
    ...(anchor === undefined ? [] : [`Older events were deleted at the end of the retention, up to ${anchor}.`]),
    ...(unsealed > 0 ? [`${counted(unsealed)} ${unsealed === 1 ? 'is' : 'are'} not sealed yet.`] : []),
    ...(head === undefined ? [] : [`Head: ${head}`]),
  ].join('\n');
}

const counted = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'event' : 'events'}`;
