import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { announcementsOf, instructions } from './announcements.ts';
import { movesOf, type Moves } from './moves.ts';
import { SortableRow } from './sortable-row.tsx';

interface Entry {
  id: string;
  /** Name for screen readers. */
  name: string;
}

interface Props<Item extends Entry> {
  /** Name of the list for screen readers. */
  label: string;
  items: Item[];
  /** Disables reordering, such as in a filtered list. */
  fixed?: boolean;
  onOrder: (ids: string[]) => void;
  children: (item: Item, handle: ReactNode, moves: Moves) => ReactNode;
}

/** Pixels before a press becomes a drag. */
const DRAG_FROM = 4;

/** A list that can be reordered by drag and drop, by keyboard, or through each row's moves. */
export const SortableList = <Item extends Entry>({ label, items, fixed = false, onOrder, children }: Props<Item>) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const move = (from: number, to: number) => {
    if (from !== to && from >= 0 && to >= 0) onOrder(arrayMove(ids, from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsOf(items), screenReaderInstructions: { draggable: instructions } }}
      onDragEnd={({ active, over }) => over && move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={fixed}>
        <ul aria-label={label}>
          {items.map((item, index) => (
            <SortableRow key={item.id} id={item.id} name={item.name} fixed={fixed}>
              {(handle) => children(item, handle, fixed ? {} : movesOf(index, items.length, move))}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
};
