import { useEffect, useRef, useState } from 'react';

/** True once any part of the element has been on the screen. */
export const useOnceVisible = <T extends Element>() => {
  const ref = useRef<T>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!ref.current || visible) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setVisible(true),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [visible]);
  return [ref, visible] as const;
};
