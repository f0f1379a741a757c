import type { Inputs, World } from './world.ts';

type SellingEndpoint =
  | 'adminApplicationList'
  | 'adminApplication'
  | 'adminApplicationApprove'
  | 'adminApplicationDecline'
  | 'adminApplicationReopen'
  | 'adminReviewList'
  | 'adminReviewDecide';

/** Valid calls of what operators and owners decide about selling. */
export function sellingInputs({ applicationReference, review, productId }: World): Pick<Inputs, SellingEndpoint> {
  const params = { reference: applicationReference };
  return {
    adminApplicationList: { query: { state: 'waiting' } },
    adminApplication: { params },
    adminApplicationApprove: {
      params,
      body: { name: 'Mritkonna', name_bn: 'মৃৎকন্যা', district: 'Bogura', district_bn: 'বগুড়া' },
    },
    adminApplicationDecline: { params, body: { reason: 'We could not reach you by phone.' } },
    adminApplicationReopen: { params },
    adminReviewList: { query: { view: 'all', product: productId } },
    adminReviewDecide: {
      params: { id: review.id },
      body: { written_at: review.writtenAt, status: 'hidden', reason: 'Names another shopper' },
    },
  };
}
