import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

export const instructions =
  'Press Space to pick it up. While it is picked up, the arrow keys move it. Space puts it down, Escape takes it back.';

/** Screen reader announcements while reordering by keyboard. */
export const announcementsOf = (items: { id: string; name: string }[]): Announcements => {
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? 'It';
  const placeOf = (id: UniqueIdentifier) => `place ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up, at ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over
        ? `${nameOf(active.id)} is picked up, at ${placeOf(over.id)}.`
        : `${nameOf(active.id)} is outside of the list.`,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} is put down at ${placeOf(over.id)}.` : `${nameOf(active.id)} is back in its place.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back in its place.`,
  };
};
