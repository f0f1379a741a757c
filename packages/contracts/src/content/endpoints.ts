import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { answer, answerWith, done, listAnswer } from '../shared/answer.ts';
import { id } from '../shared/ids.ts';
import { email } from '../shared/text.ts';
import { aboutWords, shopSettings } from './settings.ts';

const tag = 'Content';

export const bannerList = endpoint({
  route: routes.bannerList,
  tag,
  summary: 'The banners of the home page',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  success: {
    status: 200,
    body: listAnswer(
      z
        .object({
          id,
          photo: z.string(),
          headline: z.string(),
          headline_bn: z.string(),
          sub: z.string(),
          sub_bn: z.string(),
          link: z.string().describe('A path of the web app'),
        })
        .meta({ id: 'Banner' }),
    ),
  },
  problems: [],
});

export const days = endpoint({
  route: routes.days,
  tag,
  summary: "The pictures of the 'HELLO ! GOOD DAYS' slider",
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  success: {
    status: 200,
    body: listAnswer(
      z.object({ id, filename: z.string(), title: z.string(), title_bn: z.string() }).meta({ id: 'DaySlide' }),
    ),
  },
  problems: [],
});

export const shopSettingsEndpoint = endpoint({
  route: routes.shopSettings,
  tag,
  summary: 'Contacts, links and words of the shop that its owner sets',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  success: { status: 200, body: answer(shopSettings) },
  problems: [],
});

export const aboutUs = endpoint({
  route: routes.aboutUs,
  tag,
  summary: 'What the shop says about itself, and the people behind it',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  success: {
    status: 200,
    body: answerWith(
      z.array(
        z
          .object({
            id,
            photo: z.string(),
            title: z.string(),
            title_bn: z.string(),
            designation: z.string(),
            designation_bn: z.string(),
            email: z.string(),
            address: z.string(),
            address_bn: z.string(),
            short_description: z.string(),
            short_description_bn: z.string(),
          })
          .meta({ id: 'TeamMember' }),
      ),
      { words: aboutWords },
    ),
  },
  problems: [],
});

export const newsletter = endpoint({
  route: routes.newsletter,
  tag,
  summary: 'Puts an address on the mailing list, once',
  access: 'public',
  limit: 'newsletter',
  body: z.object({ email }),
  success: { status: 200, body: done },
  problems: [],
});
