/** The one address of a page: a path (without a language) with single slashes and none at its end. */
export function tidyPath(path: string): string {
  const single = path.replaceAll(/\/{2,}/g, '/');
  return single.length > 1 ? single.replace(/\/$/, '') : single;
}
