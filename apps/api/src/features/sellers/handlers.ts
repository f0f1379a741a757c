import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { approveApplication } from './admin/approve.ts';
import { askApplicant } from './admin/ask-applicant.ts';
import { declineApplication, reopenApplication } from './admin/decline.ts';
import { listApplications } from './admin/list-applications.ts';
import { readApplication } from './admin/read-application.ts';
import { storeSellerRequest } from './store-seller-request.ts';

type SellerEndpoint =
  | 'sellerRequestStore'
  | 'adminApplicationList'
  | 'adminApplication'
  | 'adminApplicationApprove'
  | 'adminApplicationAsk'
  | 'adminApplicationDecline'
  | 'adminApplicationReopen';

/** The endpoints for applications to sell: submission and decisions. */
export function sellerHandlers(services: Services): Pick<Handlers, SellerEndpoint> {
  return {
    sellerRequestStore: ({ body }) => storeSellerRequest(services, body),
    adminApplicationList: (input) => listApplications(services, input),
    adminApplication: async ({ params }) => ({
      success: true,
      data: await readApplication(services, params.reference),
    }),
    adminApplicationApprove: (input) => approveApplication(services, input),
    adminApplicationAsk: (input) => askApplicant(services, input),
    adminApplicationDecline: (input) => declineApplication(services, input),
    adminApplicationReopen: (input) => reopenApplication(services, input),
  };
}
