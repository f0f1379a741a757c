/** What of Vite's manifest is read here: a chunk, its styles and the chunks it cannot run without. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The files a browser fetches before the page answers: each source's chunk with all it imports, each once. */
export function firstLoadFiles(manifest: Manifest, sources: string[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  function walk(key: string): void {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}: the page moved, or the app is not built.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) walk(imported);
  }
  for (const source of sources) walk(`src/${source}`);
  return { scripts: [...scripts], styles: [...styles] };
}
