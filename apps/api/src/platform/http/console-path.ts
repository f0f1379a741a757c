/** Whether a URL belongs to the console's endpoints, however it is spelled. */
export function isConsolePath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return decoded(path).startsWith('/api/admin/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
