/** Where an item is in its list. */
export interface ItemPlace {
  /** Zero-based. */
  at: number;
  count: number;
  /** Moves it to another place, zero-based. */
  onMove: (to: number) => void;
}
