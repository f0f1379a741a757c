/** What stands in `manifest.json` of a copy: enough to put it back and to know that nothing of it is missing. */
export interface Manifest {
  format: 1;
  /** When the copy was taken, ISO 8601 UTC: it holds what was committed then. */
  takenAt: string;
  /** The migrations of the database it is of, oldest first. */
  migrations: string[];
  /** In the order of their references: a row finds what it refers to already there. */
  tables: TableCopy[];
  /** Sequences by name, with the last number each has given; null where it has given none. */
  sequences: Record<string, string | null>;
}

/** One table as PostgreSQL's `COPY` writes it. */
export interface TableCopy {
  name: string;
  columns: string[];
  rows: number;
  /** Of the uncompressed text, in hexadecimal. */
  sha256: string;
}

/** A copy that was read and found whole, in a folder. */
export interface ReadCopy {
  manifest: Manifest;
  folder: string;
}

/** Reads the text of a manifest. Throws when it is none, or of a later kind than this. */
export function parseManifest(text: string): Manifest {
  const manifest: Partial<Manifest> = JSON.parse(text);
  if (manifest.format !== 1) throw new Error('This is no copy that this version of Haat can read.');
  return manifest as Manifest;
}
