import type { Composition } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { remoteStatesAtom } from '../federation/remote-states.ts';
import styles from './composition-panel.module.css';
import { openWith } from './kept-overrides.ts';
import { ReleaseRow } from './release-row.tsx';
import { useReleases } from './use-releases.ts';

interface Props {
  composition: Composition;
  outlined: boolean;
  onOutline: (outlined: boolean) => void;
  onClose: () => void;
}

const applicationsOf = ({ host, remotes }: Composition) => [
  { app: 'host', team: 'Platform', release: host },
  ...remotes.map(({ name, team, release }) => ({ app: name, team, release })),
];

const setText = ({ set, channel, canary }: Composition) =>
  `Set ${set} of channel ${channel}${canary ? ', canary' : ''}`;

/** Lists the composition of the page and swaps its parts for other releases, for this tab. */
export default function CompositionPanel({ composition, outlined, onOutline, onClose }: Props) {
  const { applied, refused } = composition.overrides;
  const states = useAtomValue(remoteStatesAtom);
  const releases = useReleases();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const kept = Object.fromEntries(applied.map(({ app, release }) => [app, release]));
  const actions = (
    <>
      <Button onClick={() => openWith({})} disabled={applied.length === 0 && refused.length === 0}>
        Back to the released set
      </Button>
      <Button
        kind="primary"
        onClick={() => openWith({ ...kept, ...chosen })}
        disabled={Object.keys(chosen).length === 0}
      >
        Open with these releases
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="medium" title="Composition" aside={setText(composition)} footer={actions}>
      {refused.map((sentence) => (
        <p key={sentence} className={styles.refused} role="alert">
          {sentence}
        </p>
      ))}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Application</th>
            <th scope="col">Release</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {applicationsOf(composition).map(({ app, team, release }) => (
            <ReleaseRow
              key={app}
              app={app}
              team={team}
              release={release}
              overridden={app in kept}
              state={app === 'host' ? { phase: 'ready', release, milliseconds: 0 } : states[app]}
              choices={releases[app] ?? []}
              chosen={chosen[app] ?? release}
              onChoose={(id) => setChosen((now) => ({ ...now, [app]: id }))}
            />
          ))}
        </tbody>
      </table>
      <label className={styles.outline}>
        <input type="checkbox" checked={outlined} onChange={(event) => onOutline(event.target.checked)} />
        Outline remotes on the page
      </label>
    </Dialog>
  );
}
