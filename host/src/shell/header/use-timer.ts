import { useCallback, useEffect, useRef } from 'react';

/** A timer: restarting it cancels the pending task, and so does unmounting. */
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
