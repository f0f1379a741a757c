/** The folder of uploads for products' pictures, and where it is served. */
export const pictureFolder = 'product_more_image';
const served = `/uploads/images/${pictureFolder}/`;
const demo = '/media/demo/products/';

/** Where a picture is served, by its file. */
export function picturePathOf(file: string): string {
  return `${served}${file}`;
}

/** The file of a picture that is served by us; null for any other path. The demo's pictures are served in both places. */
export function pictureFileOf(path: string): string | null {
  const folder = [served, demo].find((each) => path.startsWith(each));
  const file = folder === undefined ? '' : path.slice(folder.length);
  return /^[a-z0-9_-]{1,100}\.(webp|png|jpg|svg)$/i.test(file) ? file : null;
}
