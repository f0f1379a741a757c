/** One section of a document; its key in `sections` is its anchor. */
export interface DocumentSection {
  heading: string;
  paragraphs: string[];
  list?: string[];
  /** Where to read on or to act. */
  link?: { to: string; label: string };
}

/** A text of the shop that people read through: terms, policies, the story of the shop. */
export interface ShopDocument {
  title: string;
  /** What search engines say of it. */
  description: string;
  /** The day of the last change, ISO 8601, where one is told. */
  updated?: string;
  intro: string;
  /** Whether the sections are counted: 1, 2, 3 … */
  isNumbered?: boolean;
  sections: Record<string, DocumentSection>;
}
