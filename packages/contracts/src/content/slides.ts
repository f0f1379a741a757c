import { z } from 'zod';
import { id } from '../shared/ids.ts';

/** The maximum number of banners, and of pictures in the days slider. */
export const maxSlides = 100;

/** Whether a slide with dates is shown. */
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

/** A picture of the days slider as staff see it; its title describes it. */
export const adminDay = z.object({ ...shown, title: z.string(), title_bn: z.string() }).meta({ id: 'AdminDay' });
export type AdminDay = z.infer<typeof adminDay>;
