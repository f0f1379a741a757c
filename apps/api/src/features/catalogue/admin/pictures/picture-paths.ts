/** The folder of uploads for products' pictures, and the path at which it is served. */
export const pictureFolder = 'product_more_image';
const served = `/uploads/images/${pictureFolder}/`;
const demo = '/media/demo/products/';

/** The path at which a picture file is served. */
export function picturePathOf(file: string): string {
  return `${served}${file}`;
}

/** The file of a picture that we serve; null for any other path. The demo's pictures are served at both paths. */
export function pictureFileOf(path: string): string | null {
  const folder = [served, demo].find((each) => path.startsWith(each));
  const file = folder === undefined ? '' : path.slice(folder.length);
  return /^[a-z0-9_-]{1,100}\.(webp|png|jpg|svg)$/i.test(file) ? file : null;
}
