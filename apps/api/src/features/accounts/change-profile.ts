import { randomBytes } from 'node:crypto';
import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import { cleanPicture } from '../../platform/pictures/encode-picture.ts';
import type { Services } from '../../services.ts';
import { photoKey, removePhoto } from './photo-file.ts';
import { profileColumns, type ProfileRow, toProfile } from './profile-view.ts';

type ProfileServices = Pick<Services, 'pool' | 'storage' | 'pictures' | 'log'>;
type Input = HandlerInput<Endpoints['profileChange']>;

const photoSide = 512;

/** Updates the fields of the caller's profile that were sent; the e-mail address never changes. */
export async function changeProfile(
  services: ProfileServices,
  { body, caller }: Input,
): Promise<EndpointReply<Endpoints['profileChange']>> {
  const photo = body.photo && (await storePhoto(services, body.photo));
  try {
    const { oldPhoto, ...user } = await updateUser(services, { userId: caller.userId, body, photo });
    if (photo && oldPhoto) await removePhoto(services, oldPhoto);
    return { success: true, data: toProfile(user) };
  } catch (error) {
    if (photo) await removePhoto(services, photo);
    throw error;
  }
}

/** Stores a photo under a random file name, which reveals nothing about the user and is never reused. */
async function storePhoto({ storage }: ProfileServices, bytes: Uint8Array): Promise<string> {
  const clean = await cleanPicture(bytes, { maxSide: photoSide, square: true });
  const file = `${randomBytes(16).toString('hex')}.webp`;
  await storage.put(photoKey(file), clean);
  return file;
}

async function updateUser(
  { pool }: ProfileServices,
  { userId, body, photo }: { userId: string; body: Input['body']; photo: string | undefined },
): Promise<ProfileRow & { oldPhoto: string | null }> {
  const { full_name, address, city, country, phone } = body;
  const columns = profileColumns.replaceAll(/\w+/g, 'users.$&');
  const { rows } = await pool.query<ProfileRow & { oldPhoto: string | null }>(
    `UPDATE users SET full_name = COALESCE($2, users.full_name), address = COALESCE($3, users.address),
       city = COALESCE($4, users.city), country = COALESCE($5, users.country), phone = COALESCE($6, users.phone),
       photo = COALESCE($7, users.photo)
     FROM (SELECT id, photo FROM users WHERE id = $1 FOR UPDATE) old
     WHERE users.id = old.id RETURNING ${columns}, old.photo AS "oldPhoto"`,
    [userId, full_name, address, city, country, phone, photo],
  );
  const user = rows[0];
  if (!user) throw new Problem('UNAUTHORIZED', 'Please log in.');
  return user;
}
