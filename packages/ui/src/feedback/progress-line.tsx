/** A green line along the top edge during a navigation. Appears only if it takes long. */
export function ProgressLine({ isActive }: { isActive: boolean }) {
  if (!isActive) return null;
  return <span aria-hidden="true" className="progress-line" />;
}
