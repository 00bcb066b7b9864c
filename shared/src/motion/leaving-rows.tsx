import { AnimatePresence, domAnimation, LazyMotion, m, useIsPresent, useReducedMotion } from 'framer-motion';
import type { ComponentProps, ReactNode } from 'react';

/** Rows of a list; one that leaves closes first. */
export const LeavingRows = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={domAnimation} strict>
    <AnimatePresence initial={false}>{children}</AnimatePresence>
  </LazyMotion>
);

type Props = Pick<ComponentProps<'li'>, 'className' | 'children'>;

/** Fades and closes when it leaves, unusable meanwhile; leaves at once for people who asked for less motion. */
export const LeavingRow = (props: Props) => {
  const isPresent = useIsPresent();
  const isReduced = useReducedMotion();
  return (
    <m.li
      {...props}
      inert={!isPresent}
      style={isPresent ? {} : { overflow: 'clip' }}
      aria-hidden={!isPresent || undefined}
      {...(!isReduced && { exit: { opacity: 0, height: 0, paddingTop: 0, paddingBottom: 0 } })}
      transition={{ duration: 0.2, ease: 'easeOut' }}
    />
  );
};
