/** A green line along the top edge while the next page is on its way. Appears only when the way takes long. */
export function ProgressLine({ isActive }: { isActive: boolean }) {
  if (!isActive) return null;
  return <span aria-hidden="true" className="progress-line" />;
}
