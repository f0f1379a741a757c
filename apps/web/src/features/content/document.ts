/** A section of a document; its key in `sections` is its anchor. */
export interface DocumentSection {
  heading: string;
  paragraphs: string[];
  list?: string[];
  /** A link to a page with details. */
  link?: { to: string; label: string };
}

/** A text of the shop: terms, policies, or 'About us'. */
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
