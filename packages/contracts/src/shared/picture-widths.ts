/** The widths in which the server provides pictures, in pixels. Plain data without zod. */
export const pictureWidths = [160, 320, 480, 800, 1200] as const;

/** The largest of them. */
export const maxPictureWidth = 1200;
