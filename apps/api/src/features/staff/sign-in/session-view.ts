import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { StaffCaller } from '../../../platform/http/handler.ts';

/** What the view needs to know of somebody. */
export type SignedIn = Pick<StaffCaller, 'staffId' | 'fullName' | 'email' | 'role' | 'hasSecondFactor' | 'next'>;

/** Who is signed in, as the contract shows it. */
export function sessionView(staff: SignedIn): EndpointReply<Endpoints['adminSession']>['data'] {
  return {
    id: staff.staffId,
    full_name: staff.fullName,
    email: staff.email,
    role: staff.role,
    second_factor: staff.hasSecondFactor,
    next: staff.next,
  };
}
