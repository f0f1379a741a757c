interface Point {
  x: number;
  y: number;
}

/** The near edge of a fly-out. */
interface Edge {
  left: number;
  top: number;
  bottom: number;
}

/** Whether a pointer that moved from one place to another is on its way to a fly-out at its right: then it stays open. */
export function isHeadingTo(edge: Edge, { from, to }: { from: Point; to: Point }): boolean {
  const ahead = edge.left - to.x;
  const moved = to.x - from.x;
  if (ahead <= 0) return true;
  if (moved <= 0) return false;
  // Where the pointer meets the edge if it goes on like this.
  const y = to.y + ((to.y - from.y) / moved) * ahead;
  return y >= edge.top && y <= edge.bottom;
}
