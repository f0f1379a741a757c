/** Styles of the buttons and links in the bar: a 44 px target, with a label only if there is room. */
export const press =
  'flex h-(--size-target) min-w-(--size-target) items-center justify-center gap-2 rounded-md text-sm font-medium hover:bg-surface-sunken lg:px-3';
