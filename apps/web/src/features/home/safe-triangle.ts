interface Point {
  x: number;
  y: number;
}

/** The edge of a fly-out nearest to the menu. */
interface Edge {
  left: number;
  top: number;
  bottom: number;
}

/** Whether the pointer is heading for the fly-out at its right, which then stays open. */
export function isHeadingTo(edge: Edge, { from, to }: { from: Point; to: Point }): boolean {
  const ahead = edge.left - to.x;
  const moved = to.x - from.x;
  if (ahead <= 0) return true;
  if (moved <= 0) return false;
  // The point at which the pointer would cross the edge if it continued in a straight line.
  const y = to.y + ((to.y - from.y) / moved) * ahead;
  return y >= edge.top && y <= edge.bottom;
}
