const folders = {
  /** A user's portrait. */
  user: '/uploads/images/user_image/',
  /** A product's additional pictures. */
  product: '/uploads/images/product_more_image/',
} as const;

/**
 * The URL of a picture: paths and absolute URLs are returned unchanged, file names are prefixed with their folder, ''
 * stays ''.
 */
export function picturePath(file: string, folder: keyof typeof folders): string {
  if (file === '' || file.startsWith('/') || /^https?:/.test(file)) return file;
  return folders[folder] + encodeURIComponent(file);
}
