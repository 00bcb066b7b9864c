import { domAnimation, LazyMotion, m, useReducedMotion, type HTMLMotionProps } from 'framer-motion';

interface Props extends HTMLMotionProps<'section'> {
  as: 'li' | 'section';
  /** Delay in milliseconds before it enters, for a stagger. */
  delay?: number;
}

/** What fades in from a little below; at once for people who asked for less motion. */
export const Entrance = ({ as, delay = 0, ...props }: Props) => {
  const isReduced = useReducedMotion();
  const Element = as === 'li' ? m.li : m.section;
  return (
    <LazyMotion features={domAnimation} strict>
      <Element
        {...(props as HTMLMotionProps<'li'>)}
        initial={isReduced ? false : { opacity: 0, y: 8 }}
        animate={{ opacity: 1, y: 0 }}
        transition={{ duration: 0.2, delay: delay / 1_000, ease: 'easeOut' }}
      />
    </LazyMotion>
  );
};
