import { randomBytes } from 'node:crypto';
import type { EndpointReply, Endpoints } from '@haat/contracts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { cleanPicture } from '../../../platform/pictures/encode-picture.ts';
import type { Services } from '../../../services.ts';
import { photoKey, removePhoto } from './photo-file.ts';
import { profileSelect, type ProfileRow, toProfile } from './profile-view.ts';

type ProfileServices = Pick<Services, 'db' | 'storage' | 'pictures' | 'log'>;
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
  { db }: ProfileServices,
  { userId, body, photo }: { userId: string; body: Input['body']; photo: string | undefined },
): Promise<ProfileRow & { oldPhoto: string | null }> {
  const { full_name: fullName, address, city, country, phone } = body;
  const changed = Object.entries({ fullName, address, city, country, phone, photo }).filter(
    ([, value]) => value != null,
  );
  return withTransaction(db, async (tx) => {
    const [old] = await tx.$queryRaw<{ photo: string | null }[]>`
      SELECT photo FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    if (!old) throw new Problem('UNAUTHORIZED', 'Please log in.');
    const user = await tx.user.update({
      where: { id: userId },
      data: Object.fromEntries(changed),
      select: profileSelect,
    });
    return { ...user, oldPhoto: old.photo };
  });
}
