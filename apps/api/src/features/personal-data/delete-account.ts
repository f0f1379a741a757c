import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { checkPassword } from '../accounts/public.ts';
import { forgetPerson, type ForgettingServices } from './forget-person.ts';

/** Deletes the caller's account, given the password. Throws REAUTHENTICATE or ORDERS_UNDER_WAY. */
export async function deleteAccount(
  services: ForgettingServices & Pick<Services, 'passwords'>,
  { body, caller: { userId } }: HandlerInput<Endpoints['accountDelete']>,
): Promise<EndpointReply<Endpoints['accountDelete']>> {
  await checkPassword(services, { userId, field: 'password', password: body.password });
  await forgetPerson(services, userId, { ofAddress: 'if confirmed' }).catch((error: unknown) => {
    // Another request of hers was quicker.
    if (!(error instanceof Problem) || error.code !== 'NOT_FOUND') throw error;
  });
  return { success: true, data: {} };
}
