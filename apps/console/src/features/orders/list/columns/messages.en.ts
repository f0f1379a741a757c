export const messages = {
  /** A shop and how many pieces it has to bring. */
  owed: (shop: string, pieces: string) => `${shop} ×${pieces}`,
  inStock: (count: string) => `${count} back in stock`,
  damaged: (count: string) => `${count} damaged, written off`,
};

export type ColumnMessages = typeof messages;
