import { useEffect, useState } from 'react';

/** The visitor's time zone, as an IANA name; undefined until a browser can tell. */
export const useTimeZone = () => {
  const [timeZone, setTimeZone] = useState<string>();
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return timeZone;
};
