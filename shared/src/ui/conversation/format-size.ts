const KILO = 1024;
const MEGA = KILO * KILO;

/** "340 kB", "2.4 MB", from bytes. */
export const formatSize = (bytes: number) => {
  if (bytes < KILO) return `${bytes} bytes`;
  if (bytes < MEGA) return `${Math.round(bytes / KILO)} kB`;
  return `${(bytes / MEGA).toFixed(1)} MB`;
};
