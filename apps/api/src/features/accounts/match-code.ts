import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { codeInvalid } from './code-invalid.ts';
import { tryCode } from './email-code.ts';

/** Tells whether a mailed code is right. It stays usable: the reset looks again and uses it up. */
export async function matchCode(
  services: Pick<Services, 'pool' | 'config'>,
  { body }: HandlerInput<Endpoints['forgetPasswordCodeMatch']>,
): Promise<EndpointReply<Endpoints['forgetPasswordCodeMatch']>> {
  const codeHash = await tryCode(services, body);
  if (!codeHash) throw codeInvalid();
  // A right code gives its try back, or the fifth try could never be followed by the reset.
  await services.pool.query(
    'UPDATE email_codes SET verified_at = now(), tries = tries - 1 WHERE email = $1 AND code_hash = $2 AND tries > 0',
    [body.email, codeHash],
  );
  return { success: true, data: {} };
}
