/** Widths the server makes of any catalogue picture. */
const widths = [160, 320, 480, 800, 1200] as const;

/** The `srcset` of a picture the server can scale; undefined for drawings and foreign addresses. */
export function pictureSrcSet(src: string): string | undefined {
  if (!src.startsWith('/') || src.endsWith('.svg')) return undefined;
  return widths.map((width) => `${src}?w=${width} ${width}w`).join(', ');
}
