import type { Composition } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { useState } from 'react';
import styles from './composition-panel.module.css';
import { openWith } from './kept-overrides.ts';
import { ReleaseTable } from './release-table.tsx';

interface Props {
  composition: Composition;
  outlined: boolean;
  onOutline: (outlined: boolean) => void;
  onClose: () => void;
}

const setText = ({ set, channel, canary }: Composition) =>
  `Set ${set} of channel ${channel}${canary ? ', canary' : ''}`;

/** Lists the releases on the page and swaps them for others, in this tab only. */
export default function CompositionPanel({ composition, outlined, onOutline, onClose }: Props) {
  const { applied, refused, channel } = composition.overrides;
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const kept = Object.fromEntries(applied.map(({ app, release }) => [app, release]));
  const actions = (
    <>
      <Button onClick={() => openWith({})} disabled={!channel && applied.length === 0 && refused.length === 0}>
        Back to the released set
      </Button>
      <Button
        kind="primary"
        onClick={() => openWith({ ...kept, ...chosen }, channel)}
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
      <ReleaseTable
        composition={composition}
        chosen={chosen}
        onChoose={(app, release) => setChosen((now) => ({ ...now, [app]: release }))}
      />
      <label className={styles.outline}>
        <input type="checkbox" checked={outlined} onChange={(event) => onOutline(event.target.checked)} />
        Outline remotes on the page
      </label>
    </Dialog>
  );
}
