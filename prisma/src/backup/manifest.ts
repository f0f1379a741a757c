/** The contents of a backup's `manifest.json`: what is needed to restore it and to verify that it is complete. */
export interface Manifest {
  format: 1;
  /** When the backup was taken (ISO 8601, UTC): it contains everything committed by then. */
  takenAt: string;
  /** Migrations of the database that was backed up, oldest first. */
  migrations: string[];
  /** In foreign key order: rows are restored after the rows they refer to. */
  tables: TableCopy[];
  /** Sequences by name, each with the last number it has issued; null if it has issued none. */
  sequences: Record<string, string | null>;
}

/** A table in the format of `COPY`. */
export interface TableCopy {
  name: string;
  columns: string[];
  rows: number;
  /** Of the uncompressed text, in hex. */
  sha256: string;
}

/** A verified, unpacked backup. */
export interface ReadCopy {
  manifest: Manifest;
  folder: string;
}

/** Parses a manifest. Throws if it is invalid or of a later format. */
export function parseManifest(text: string): Manifest {
  const manifest: Partial<Manifest> = JSON.parse(text);
  if (manifest.format !== 1) throw new Error('This is no copy that this version of Haat can read.');
  return manifest as Manifest;
}
