import { useEffect, useRef } from 'react';
import type { SignInState } from './flow/sign-in-state.ts';

const inputs = (frame: HTMLElement | null) => [...(frame?.querySelectorAll<HTMLInputElement>('form input') ?? [])];

/** The first field, if it waits to be filled in. */
const waiting = (frame: HTMLElement | null) => {
  const [first] = inputs(frame).filter(({ hidden }) => !hidden);
  return first?.value === '' ? first : undefined;
};

/**
 * A new step moves the focus to its first field, so that a code can be typed or pasted at once. If there is nothing to
 * fill in, it moves to the heading. A message moves it to the field that it is about.
 */
export const useStepFocus = ({ step, message }: SignInState) => {
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const changed = shown.current !== step;
    shown.current = step;
    if (changed) (waiting(frame.current) ?? heading.current)?.focus();
    else if (message?.field)
      inputs(frame.current)
        .find(({ name }) => name === message.field)
        ?.focus();
  }, [step, message]);
  return { frame, heading };
};
