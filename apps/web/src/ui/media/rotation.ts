/** How long a slide is shown before it changes by itself. */
export const rotateMs = 3000;

/** Whether automatic motion is forbidden. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
