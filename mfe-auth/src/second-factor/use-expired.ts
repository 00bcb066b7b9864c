import { useEffect, useState } from 'react';

/** Whether a moment has passed; updates when it does. */
export const useExpired = (expiresAt: string) => {
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setExpired(true), Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return expired;
};
