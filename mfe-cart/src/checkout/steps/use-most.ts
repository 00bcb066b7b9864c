import { useState } from 'react';

/** The largest that a number has been. */
export const useMost = (value: number) => {
  const [most, setMost] = useState(value);
  if (value > most) setMost(value);
  return Math.max(most, value);
};
