interface ShareBarProps {
  part: number;
  whole: number;
  /** Its width. */
  className: string;
}

/** How much of a whole is done, beside the figures that say so. */
export function ShareBar({ part, whole, className }: ShareBarProps) {
  return (
    <span aria-hidden="true" className={`block h-1.5 overflow-clip rounded-full bg-surface-sunken ${className}`}>
      <i className="block h-full bg-accent" style={{ width: `${Math.min(1, part / whole) * 100}%` }} />
    </span>
  );
}
