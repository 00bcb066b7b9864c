import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

export const instructions =
  'Press Space to pick it up, then the arrow keys to move it. Press Space again to drop it, or Escape to cancel.';

/** Screen reader announcements while reordering by keyboard. */
export const announcementsOf = (items: { id: string; name: string }[]): Announcements => {
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? 'It';
  const placeOf = (id: UniqueIdentifier) => `place ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, now at ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over
        ? `Picked up ${nameOf(active.id)}, now at ${placeOf(over.id)}.`
        : `${nameOf(active.id)} is outside the list.`,
    onDragEnd: ({ active, over }) =>
      over ? `Dropped ${nameOf(active.id)} at ${placeOf(over.id)}.` : `${nameOf(active.id)} is back in its place.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back in its place.`,
  };
};
