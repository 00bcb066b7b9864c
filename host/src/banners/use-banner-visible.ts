import { useEffect, useRef, useState } from 'react';

/** How long the banner shows, in milliseconds. */
export const OFFLINE_BANNER_TIME = 10_000;
export const ONLINE_BANNER_TIME = 3_000;

/** Shows the banner for a while after each loss and return of the connection, or until it is closed; not at the start when online. */
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
