interface LensInput {
  /** The pointer inside the picture, in pixels. */
  x: number;
  y: number;
  /** The picture is as high as it is wide. */
  width: number;
  lensSize: number;
}

/** Where the lens lies (it never leaves the picture), what part of the picture that is, and how much larger it is shown. */
export function lensAt({ x, y, width, lensSize }: LensInput) {
  const within = (value: number) => Math.min(Math.max(value - lensSize / 2, 0), Math.max(width - lensSize, 0));
  const [left, top] = [within(x), within(y)];
  return { left, top, leftPart: left / width, topPart: top / width, scale: width / lensSize };
}
