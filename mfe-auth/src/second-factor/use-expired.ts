import { useEffect, useState } from 'react';

/** Whether a moment has passed, as time goes on. */
export const useExpired = (expiresAt: string) => {
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setExpired(true), Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return expired;
};
