/**
 * What the server passes to the web app's `render` for a page. `Call` reads from the API in process, `Assets` are the
 * built files.
 */
export interface RenderInput<Call, Assets> {
  /** Path and query, as requested. */
  url: string;
  /** The shop's public origin, without a trailing slash. */
  origin: string;
  /** Shared reads, in process. */
  call: Call;
  /** Small pictures and no automatic motion. */
  savesData: boolean;
  /** Whether the pages for developers exist. */
  isForDevelopers: boolean;
  assets: Assets;
}

/** The response: a document, or a redirect in `headers.location`. */
export interface RenderOutput {
  status: number;
  headers: Record<string, string>;
  /** The document in UTF-8, in parts. */
  parts: Uint8Array[];
}
