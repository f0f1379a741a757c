import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { answer } from '../shared/answer.ts';
import { email, hasVisibleLetter, hiddenField, line, phone, requiredText, text } from '../shared/text.ts';
import { localeCodes } from '../shared/locale.ts';
import { problem } from '../shared/field-problems.ts';

const optionalEmail = z.union([z.literal(''), email]).optional();
const optionalName = text(120)
  .regex(/^[^\r\n\u2028\u2029]*$/, problem('NOT_ONE_LINE'))
  .refine((value) => value === '' || hasVisibleLetter(value), problem('REQUIRED'))
  .optional();

/** Which of the three application forms was filled in. */
export const sellerKind = z.enum(['local', 'brand', 'digital_service']);
export type SellerKind = z.infer<typeof sellerKind>;

export const sellerRequestStore = endpoint({
  route: routes.sellerRequestStore,
  tag: 'Sellers',
  summary: 'An application to sell; exactly one of buisness_type (the business or brand name) and service_type is set',
  access: 'public',
  limit: 'sellers',
  bodyFormat: 'multipart',
  body: z
    .object({
      fullname: line(120),
      email,
      buisness_email: optionalEmail,
      phone,
      location: requiredText(300),
      buisness_type: optionalName,
      service_type: optionalName,
      seller_kind: sellerKind.optional(),
      website: hiddenField,
      locale: z.enum(localeCodes).optional(),
    })
    .refine((body) => Boolean(body.buisness_type) !== Boolean(body.service_type), {
      path: ['buisness_type'],
      message: 'Give either the name of your business or brand, or the type of your service.',
    }),
  success: { status: 201, body: answer(z.object({ reference: z.string() })) },
  problems: [],
});
