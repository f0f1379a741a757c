/** A green line along the top edge during a navigation; appears only if it takes long. */
export function ProgressLine({ isActive }: { isActive: boolean }) {
  if (!isActive) return null;
  return <span aria-hidden="true" className="progress-line" />;
}
