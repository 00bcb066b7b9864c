import { useState } from 'react';

/** The largest value that a number has had. */
export const useMost = (value: number) => {
  const [most, setMost] = useState(value);
  if (value > most) setMost(value);
  return Math.max(most, value);
};
