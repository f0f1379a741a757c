import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { codeInvalid } from './code-invalid.ts';
import { giveTryBack, tryCode } from './email-code.ts';

/** Reports whether a mailed code is valid. The code stays valid: the reset checks it again and uses it up. */
export async function matchCode(
  services: Pick<Services, 'db' | 'config' | 'limits'>,
  { body, request }: HandlerInput<Endpoints['forgetPasswordCodeMatch']>,
): Promise<EndpointReply<Endpoints['forgetPasswordCodeMatch']>> {
  const code = await tryCode(services, { ...body, ip: request.ip });
  if (!code) throw codeInvalid();
  // Otherwise a reset could never follow a fifth attempt.
  await giveTryBack(services, { email: body.email, code });
  return { success: true, data: {} };
}
