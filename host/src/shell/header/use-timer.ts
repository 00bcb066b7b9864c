import { useCallback, useEffect, useRef } from 'react';

/** One timer: starting it anew forgets what was to come; it goes with its component. */
export const useTimer = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback((milliseconds: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, milliseconds);
  }, []);
  useEffect(() => cancel, [cancel]);
  return { start, cancel };
};
