import type { Composition } from '@marketplace/shared/contracts';
import { useAtomValue } from 'jotai';
import { remoteStatesAtom } from '../federation/remote-states.ts';
import styles from './composition-panel.module.css';
import { ReleaseRow } from './release-row.tsx';
import { useReleases } from './use-releases.ts';

interface Props {
  composition: Composition;
  /** The chosen override of each application. */
  chosen: Record<string, string>;
  onChoose: (app: string, release: string) => void;
}

const applicationsOf = ({ host, remotes }: Composition) => [
  { app: 'host', team: 'Platform', release: host },
  ...remotes.map(({ name, team, release }) => ({ app: name, team, release })),
];

/** The applications of the page with their releases and states. */
export const ReleaseTable = ({ composition, chosen, onChoose }: Props) => {
  const { applied } = composition.overrides;
  const states = useAtomValue(remoteStatesAtom);
  const releases = useReleases();
  return (
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
            overridden={applied.some((override) => override.app === app)}
            state={app === 'host' ? { phase: 'ready', release, milliseconds: 0 } : states[app]}
            choices={releases[app] ?? []}
            chosen={chosen[app] ?? release}
            onChoose={(id) => onChoose(app, id)}
          />
        ))}
      </tbody>
    </table>
  );
};
