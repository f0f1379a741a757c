/** How long a slide that turns by itself is shown. */
export const rotateMs = 3000;

/** Whether nothing may move by itself. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
