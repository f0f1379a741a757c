import type { ShopSettings } from '@haat/contracts';

/** The URLs of the shop's social media pages, as far as it has any. */
export function socialPages({
  facebook_url: facebook,
  instagram_url: instagram,
  youtube_url: youtube,
}: ShopSettings): string[] {
  return [facebook, instagram, youtube].filter((address) => address !== '');
}
