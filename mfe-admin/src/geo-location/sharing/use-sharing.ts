import { Sharing, SHARING_CONSENT } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { codeOf, marketplace, responseCache, serverSaid } from '@marketplace/shared/http';
import { useEffect, useRef, useState } from 'react';
import { watchPosition } from './watch-position.ts';

const PATH = '/tex-suite/locations/sharing';
const NOT_STARTED = 'The server didn’t respond, so sharing didn’t start. Check your connection and try again.';
const NOT_STOPPED = 'The server didn’t respond, so sharing is still on. Check your connection and try again.';

const readSharing = readerOf(Sharing);

/** Whether this user shares; if so, this browser sends its position. */
export const useSharing = (onStopped: () => void) => {
  const { data } = useResource(PATH, { life: 'short', parse: readSharing });
  const [now, setNow] = useState<Sharing>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const sharing = now ?? data;
  const isOn = sharing?.sharing === true;
  const stopped = useRef(onStopped);
  useEffect(() => {
    stopped.current = onStopped;
  }, [onStopped]);

  useEffect(() => {
    if (!isOn) return undefined;
    return watchPosition({
      onTrouble: setTrouble,
      onRefused: (error) => {
        // Stopped in another tab or on another device.
        if (codeOf(error) === 'not_sharing') setNow((before) => before && { ...before, sharing: false });
      },
    });
  }, [isOn]);

  const send = async (call: () => Promise<{ data: unknown }>, otherwise: string) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const answer = await call();
      responseCache.invalidate(PATH);
      setNow(readSharing(answer.data));
    } catch (error) {
      setTrouble(serverSaid(error) ?? otherwise);
    }
    setBusy(false);
  };
  return {
    ...{ isOn, busy, trouble, isKnown: sharing !== undefined },
    start: () => send(() => marketplace.put(PATH, { version: SHARING_CONSENT.version }), NOT_STARTED),
    stop: async () => {
      await send(() => marketplace.delete(PATH), NOT_STOPPED);
      stopped.current();
    },
  };
};
