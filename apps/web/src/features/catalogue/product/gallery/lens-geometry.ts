interface LensInput {
  /** Position of the pointer within the picture, in pixels. */
  x: number;
  y: number;
  /** The picture is square. */
  width: number;
  lensSize: number;
}

/** The lens's position (always within the picture), the part of the picture it covers, and the magnification. */
export function lensAt({ x, y, width, lensSize }: LensInput) {
  const within = (value: number) => Math.min(Math.max(value - lensSize / 2, 0), Math.max(width - lensSize, 0));
  const [left, top] = [within(x), within(y)];
  return { left, top, leftPart: left / width, topPart: top / width, scale: width / lensSize };
}
