/** "18%", "2.5%". */
export const percent = (rate: number) => `${rate.toLocaleString('en-IN', { maximumFractionDigits: 3 })}%`;
