import type { ShopSettings } from '@haat/contracts';

/** The addresses of the shop's pages on social media, those that there are. */
export function socialPages({
  facebook_url: facebook,
  instagram_url: instagram,
  youtube_url: youtube,
}: ShopSettings): string[] {
  return [facebook, instagram, youtube].filter((address) => address !== '');
}
