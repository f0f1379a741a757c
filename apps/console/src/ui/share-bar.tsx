interface ShareBarProps {
  part: number;
  whole: number;
  /** Classes for its width. */
  className: string;
}

/** A part of a whole as a bar, next to the figures. */
export function ShareBar({ part, whole, className }: ShareBarProps) {
  return (
    <span aria-hidden="true" className={`block h-1.5 overflow-clip rounded-full bg-surface-sunken ${className}`}>
      <i className="block h-full bg-accent" style={{ width: `${Math.min(1, part / whole) * 100}%` }} />
    </span>
  );
}
