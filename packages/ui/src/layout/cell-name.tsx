/** The name of a table's column above a cell, on phones, where a row stands as a block and the table's head is gone. */
export function CellName({ children }: { children: string }) {
  return <span className="block text-xs font-regular text-ink-muted sm:hidden">{children}</span>;
}
