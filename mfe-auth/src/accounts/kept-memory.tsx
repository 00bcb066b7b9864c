import { useStored } from '../device/stored-value.ts';
import type { Memory } from './memories.ts';
import { MemoryRow } from './memory-row.tsx';

/** One thing that this device keeps, or could keep. */
export const KeptMemory = ({ memory: { key, icon, title, kept, none, forget } }: { memory: Memory }) => {
  const value = useStored(key);
  return (
    <MemoryRow icon={icon} title={title} kept={value !== null} onForget={forget}>
      {value === null ? none : kept(value)}
    </MemoryRow>
  );
};
