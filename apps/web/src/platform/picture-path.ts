const folders = {
  /** A shopper's own photo. */
  user: '/uploads/images/user_image/',
  /** A product's further pictures. */
  product: '/uploads/images/product_more_image/',
} as const;

/** Where the browser finds a picture: paths stay as they are, bare file names stand in their folder, '' means none. */
export function picturePath(file: string, folder: keyof typeof folders): string {
  if (file === '' || file.startsWith('/') || /^https?:/.test(file)) return file;
  return folders[folder] + encodeURIComponent(file);
}
