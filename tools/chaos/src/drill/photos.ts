import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Shopper } from '../stage/goods.ts';

/**
 * Uploads a photo for each of these shoppers through the server on this port; returns the paths at which the photos
 * are served.
 */
export async function uploadPhotos(port: number, shoppers: readonly Shopper[]): Promise<string[]> {
  const paths: string[] = [];
  // In sequence, because an address may not upload many at once.
  for (const { token } of shoppers) {
    const form = new FormData();
    form.set('full_name', 'Rina');
    form.set('photo', new File([new Uint8Array(await noise())], 'me.png', { type: 'image/png' }));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`http://127.0.0.1:${port}/api/profie_change`, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`a photo was answered with ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { photo: string } };
    paths.push(`/uploads/images/user_image/${data.photo}?w=160`);
  }
  return paths;
}

/** A picture in which every pixel has a different colour. */
function noise(): Promise<Buffer> {
  const side = 200;
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}
