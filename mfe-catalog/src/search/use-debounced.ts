import { useEffect, useState } from 'react';

/**
 * The value as it was when it last stood still for `delay` milliseconds, and a function that ends the wait. An emptied
 * value counts at once.
 */
export const useDebounced = (value: string, delay: number) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [settled, () => setSettled(value)] as const;
};
