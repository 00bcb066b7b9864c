import { useEffect, useRef, useState } from 'react';

/** Delay after the last letter, in milliseconds. */
const DEBOUNCE = 300;

/** What is being typed, committed when the typing pauses. An outside change, such as Back, takes over. */
export const useTyped = (value: string, onSettled: (text: string) => void) => {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  // Another filter may change while the timer runs; this one must not undo it.
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  }, [onSettled]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => latest.current(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, setText] as const;
};
