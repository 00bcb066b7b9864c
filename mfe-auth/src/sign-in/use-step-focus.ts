import { useEffect, useRef } from 'react';
import type { SignInState } from './flow/sign-in-state.ts';

/** A new step takes the focus to its heading, a message to the field that it speaks of. */
export const useStepFocus = ({ step, message }: SignInState) => {
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const changed = shown.current !== step;
    shown.current = step;
    if (changed) heading.current?.focus();
    else if (message?.field) frame.current?.querySelector<HTMLElement>(`[name="${message.field}"]`)?.focus();
  }, [step, message]);
  return { frame, heading };
};
