import { useEffect, useRef, useState } from 'react';

/** In milliseconds. */
export const OFFLINE_BANNER_TIME = 10_000;
export const ONLINE_BANNER_TIME = 3_000;

/** Shown from each loss and each return of the connection for its time, or until closed; not at the start when all is well. */
export const useBannerVisible = (online: boolean) => {
  const [visible, setVisible] = useState(!online);
  const known = useRef(online);
  useEffect(() => {
    if (known.current === online && online) return;
    known.current = online;
    setVisible(true);
    const timer = setTimeout(() => setVisible(false), online ? ONLINE_BANNER_TIME : OFFLINE_BANNER_TIME);
    return () => clearTimeout(timer);
  }, [online]);
  return [visible, () => setVisible(false)] as const;
};
