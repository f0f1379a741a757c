export const messages = {
  order: 'Order',
  grip: (name: string) => `Move ${name}`,
  /** Describes the grip to screen readers. */
  role: 'can be moved',
  instructions:
    'Press Space to pick it up, the arrow keys to move it, Space to put it down, and Escape to put it back.',
  picked: (name: string, place: string, count: string) => `${name} picked up, at place ${place} of ${count}.`,
  over: (name: string, place: string, count: string) => `${name} is at place ${place} of ${count}.`,
  dropped: (name: string, place: string, count: string) => `${name} put down at place ${place} of ${count}.`,
  putBack: (name: string) => `${name} is back where it was.`,
  moveTo: 'Move to…',
  moveTitle: (name: string) => `Where should ${name} stand?`,
  moveIt: 'Move',
  newPlace: 'Place in the list',
  place: (place: string) => `Place ${place}`,
  moved: (name: string, place: string) => `${name} is at place ${place} now.`,
  movedBack: (name: string) => `${name} is where it was.`,
};

export type SortableMessages = typeof messages;
