import { Problem } from '../../../../platform/http/problem.ts';
import type { Services } from '../../../../services.ts';
import { pictureFileOf, pictureFolder } from './picture-paths.ts';

/** Throws VALIDATION for the field `photo` unless the picture is the current one or was uploaded. */
export async function requirePicture(
  { storage }: Pick<Services, 'storage'>,
  { path, before }: { path: string; before: string | null },
): Promise<void> {
  if (path === before) return;
  const file = pictureFileOf(path);
  if (file !== null && (await storage.exists(`${pictureFolder}/${file}`))) return;
  const message = 'There is no such picture. Upload it again.';
  throw new Problem('VALIDATION', message, { errors: [{ path: 'photo', message }] });
}
