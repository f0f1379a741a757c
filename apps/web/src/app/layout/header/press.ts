/** The look of what one presses in the bar: 44 to the finger, words only where there is room. */
export const press =
  'flex h-(--size-target) min-w-(--size-target) items-center justify-center gap-2 rounded-md text-sm font-medium hover:bg-surface-sunken lg:px-3';
