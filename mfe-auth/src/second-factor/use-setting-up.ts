import { TotpSetup, type AddedFactor, type PasskeySummary } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';
import { proofProblem } from '@marketplace/shared/proof';
import { notify } from '@marketplace/shared/toast';
import { useEffect, useState } from 'react';
import { APP } from './app/app-path.ts';
import { useConfirmed } from './use-confirmed.tsx';

type Shown =
  | { kind: 'passkey' }
  | { kind: 'rename'; passkey: PasskeySummary }
  | { kind: 'app'; setup: TotpSetup }
  | { kind: 'codes'; codes: string[] };

interface Card {
  /** Something was changed on the server. */
  changed: () => void;
  /** Where the focus goes when the element that had it is gone. */
  focusCard: () => void;
}

const readSetup = readerOf(TotpSetup);

/** Moves the focus once no dialog holds it anymore. */
const useFocusAfter = (shown: Shown | null, focus: () => void) => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (shown || !wanted) return undefined;
    // The dialog gives the focus back itself first.
    const frame = requestAnimationFrame(() => {
      setWanted(false);
      focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, wanted, focus]);
  return () => setWanted(true);
};

/** The dialog above the card: one at a time. */
export const useSettingUp = ({ changed, focusCard }: Card) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const [preparing, setPreparing] = useState(false);
  const close = () => setShown(null);
  const focusLater = useFocusAfter(shown, focusCard);
  /** Recovery codes are shown next, if there are any. */
  const goOn = (codes: string[] | null) => {
    changed();
    setShown(codes && { kind: 'codes', codes });
    focusLater();
  };
  const { ask, dialog } = useConfirmed(goOn);
  const setUpApp = async () => {
    setPreparing(true);
    try {
      setShown({ kind: 'app', setup: readSetup((await marketplace.post(APP)).data) });
    } catch (error) {
      notify.error(proofProblem(error));
    } finally {
      setPreparing(false);
    }
  };
  return {
    ...{ shown, show: setShown, close, preparing, setUpApp, ask, dialog },
    closeTo: () => goOn(null),
    added: (text: string) => (added: AddedFactor) => {
      notify.success(text);
      goOn(added.recoveryCodes);
    },
  };
};

export type SettingUp = ReturnType<typeof useSettingUp>;
