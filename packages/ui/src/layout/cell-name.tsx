/** The column's name above a cell, for phones, on which rows are blocks and the table's head is hidden. */
export function CellName({ children }: { children: string }) {
  return <span className="block text-xs font-regular text-ink-muted sm:hidden">{children}</span>;
}
