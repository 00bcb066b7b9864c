import type { ListedRelease } from '@marketplace/shared/contracts';
import type { RemoteState } from '../federation/remote-states.ts';
import styles from './composition-panel.module.css';

interface Props {
  app: string;
  team: string;
  /** The release on the page. */
  release: string;
  overridden: boolean;
  state: RemoteState | undefined;
  choices: ListedRelease[];
  chosen: string;
  onChoose: (release: string) => void;
}

const stateText = (state: RemoteState | undefined) => {
  if (!state) return 'Not needed yet';
  if (state.phase === 'loading') return 'Loading';
  if (state.phase === 'failed') return `Failed: ${state.reason ?? 'unknown'}`;
  const took = `${Math.round(state.milliseconds ?? 0)} ms`;
  return state.standIn ? `Replaced by ${state.release} in ${took}` : `Loaded in ${took}`;
};

const choiceText = ({ id, builtAt, gitRevision }: ListedRelease) =>
  [id, builtAt.slice(0, 16).replace('T', ' '), gitRevision?.slice(0, 7)].filter(Boolean).join(' · ');

/** One application: its release on the page, its state, and the releases to choose from. */
export const ReleaseRow = ({ app, team, release, overridden, state, choices, chosen, onChoose }: Props) => {
  const others = choices.some(({ id }) => id === release)
    ? choices
    : [{ id: release, builtAt: '', gitRevision: null, version: '' }, ...choices];
  return (
    <tr data-overridden={overridden || undefined}>
      <th scope="row">
        {app}
        <small>{team}</small>
      </th>
      <td>
        <select aria-label={`Release of ${app}`} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          {others.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choiceText(choice)}
            </option>
          ))}
        </select>
      </td>
      <td className={styles.state} data-phase={state?.phase}>
        {stateText(state)}
      </td>
    </tr>
  );
};
