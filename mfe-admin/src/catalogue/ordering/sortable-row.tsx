import { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './sortable-list.module.css';

interface Props {
  id: string;
  name: string;
  fixed: boolean;
  children: (handle: ReactNode) => ReactNode;
}

export const SortableRow = ({ id, name, fixed, children }: Props) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: fixed,
  });
  const style = {
    transition: transition ?? undefined,
    ...(transform && { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }),
  };
  const handle = !fixed && (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={styles.handle}
      aria-label={`Reorder ${name}`}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
    >
      <GripVertical size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
  return (
    <li ref={setNodeRef} style={style} className={styles.row} data-dragging={isDragging || undefined}>
      {children(handle)}
    </li>
  );
};
