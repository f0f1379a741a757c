import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { accountOfPerson, checkPassword, isAddressConfirmed } from '../accounts/public.ts';
import { collectPersonalData } from './collect-personal-data.ts';

/** Everything the shop stores about the caller, given the password. Throws REAUTHENTICATE. */
export async function exportAccount(
  services: Pick<Services, 'db' | 'passwords'>,
  { body, caller: { userId } }: HandlerInput<Endpoints['accountExport']>,
): Promise<EndpointReply<Endpoints['accountExport']>> {
  await checkPassword(services, { userId, field: 'password', password: body.password });
  const account = await accountOfPerson(services.db, userId);
  // The account was deleted during the seconds for which a token check is cached.
  if (!account) throw new Problem('UNAUTHORIZED', 'Please log in.');
  const { email } = account;
  const ownsAddress = await isAddressConfirmed(services.db, { userId, email });
  return { success: true, data: await collectPersonalData(services, { email, userId, ownsAddress }) };
}
