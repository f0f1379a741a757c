/** A section of a document; its key in `sections` is its anchor. */
export interface DocumentSection {
  heading: string;
  paragraphs: string[];
  list?: string[];
  /** A page with more about it. */
  link?: { to: string; label: string };
}

/** A text of the shop: terms, policies, the story of the shop. */
export interface ShopDocument {
  title: string;
  /** Description for search engines. */
  description: string;
  /** Date of the last change (ISO 8601), if it is shown. */
  updated?: string;
  intro: string;
  /** Whether the sections are numbered: 1, 2, 3 … */
  isNumbered?: boolean;
  sections: Record<string, DocumentSection>;
}
