import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
const issuer = 'Haat';
/** Codes of the previous and next step are accepted, because clocks differ. */
const window = 1;

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
  });
}

/** A new secret for an authenticator app: 20 random bytes in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` URI that an authenticator app reads from a QR code. */
export function totpUri({ secret, email }: { secret: string; email: string }): string {
  return totpOf(secret, email).toString();
}

/** The 30 s step since 1970 to which a six-digit code belongs; null if it is wrong or too old. */
export function totpStep({ secret, code, nowMs }: { secret: string; code: string; nowMs: number }): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window });
  return delta === null ? null : Math.floor(nowMs / 1000 / stepSeconds) + delta;
}
