import { z } from 'zod';
import { orderDetails } from '../orders/order.ts';
import { ownReviewView } from '../reviews/endpoints.ts';
import { savedLists } from '../saved-lists/saved-lists.ts';
import { id } from '../shared/ids.ts';
import { applicationStates } from '../sellers/application.ts';
import { sellerKind } from '../sellers/endpoints.ts';
import { profile } from './user.ts';

const moment = z.iso.datetime();

/** Everything the shop stores about a person, for that person. The texts of mails are omitted, because some contain codes. */
export const personalData = z
  .object({
    exported_at: moment,
    account: profile.extend({ last_login_at: moment }).nullable().describe('null for an address without an account'),
    orders: z.array(orderDetails).describe('Newest first'),
    reviews: z.array(ownReviewView.omit({ user: true }).extend({ product: z.string().describe('Its slug') })),
    helped_reviews: z
      .array(z.object({ review_id: id, product: z.string().describe('Its slug'), date: moment }))
      .describe('Reviews that helped the person'),
    saved_lists: savedLists,
    newsletter: z.object({ since: moment }).nullable(),
    seller_requests: z
      .array(
        z.object({
          reference: z.string(),
          seller_kind: sellerKind,
          fullname: z.string(),
          email: z.string(),
          buisness_email: z.string().nullable(),
          phone: z.string(),
          location: z.string(),
          buisness_type: z.string().nullable(),
          service_type: z.string().nullable(),
          date: moment,
          state: z.enum(applicationStates),
          question: z.string().nullable().describe('What the applicant was asked last'),
          reason: z.string().nullable().describe('Why it was declined'),
        }),
      )
      .nullable()
      .describe('null for an account whose address was never confirmed by a mailed code: it may be another person’s'),
    mails: z
      .array(z.object({ kind: z.string(), date: moment, sent_at: moment.nullable() }))
      .describe('For such an account, only mails about the account itself and its orders'),
  })
  .meta({ id: 'PersonalData' });
export type PersonalData = z.infer<typeof personalData>;
