import { useEffect, useState } from 'react';

/**
 * The value after it last stayed unchanged for `delay` milliseconds, and a function that ends the wait. An emptied
 * value applies at once.
 */
export const useDebounced = (value: string, delay: number) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [settled, () => setSettled(value)] as const;
};
