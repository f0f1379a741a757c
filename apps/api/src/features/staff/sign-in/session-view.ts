import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { StaffCaller } from '../../../platform/http/handler.ts';

/** The columns of a staff member that the view needs. */
export type SignedIn = Pick<StaffCaller, 'staffId' | 'fullName' | 'email' | 'role' | 'hasSecondFactor' | 'next'>;

/** The signed-in staff member, as the contract shows it. */
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
