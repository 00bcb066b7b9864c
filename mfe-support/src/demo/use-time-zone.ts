import { useEffect, useState } from 'react';

/** Where the visitor's clock is set, as an IANA name; undefined until there is a browser to tell it. */
export const useTimeZone = () => {
  const [timeZone, setTimeZone] = useState<string>();
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return timeZone;
};
