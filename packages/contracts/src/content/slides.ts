import { z } from 'zod';
import { id } from '../shared/ids.ts';

/** How many banners there may be, and how many pictures of days. */
export const maxSlides = 100;

/** Whether something with dates is shown. */
export const slideStates = ['now', 'planned', 'ended', 'off'] as const;

const shown = {
  id,
  photo: z.string(),
  starts_at: z.iso.datetime().nullable().describe('null: from the beginning'),
  ends_at: z.iso.datetime().nullable().describe('null: for good'),
  is_active: z.boolean(),
  state: z.enum(slideStates),
  version: z.int(),
};

/** A banner of the home page as staff see it. */
export const adminBanner = z
  .object({
    ...shown,
    headline: z.string(),
    headline_bn: z.string(),
    sub: z.string(),
    sub_bn: z.string(),
    link: z.string(),
  })
  .meta({ id: 'AdminBanner' });
export type AdminBanner = z.infer<typeof adminBanner>;

/** A picture of the days as staff see it; its title says what it shows. */
export const adminDay = z.object({ ...shown, title: z.string(), title_bn: z.string() }).meta({ id: 'AdminDay' });
export type AdminDay = z.infer<typeof adminDay>;
