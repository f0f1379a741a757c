/** Failures are counted for an account from one network address, so that nobody can lock the owner out from elsewhere. */
export function loginFailuresKey({ email, ip }: { email: string; ip: string }): string {
  return `${email} ${ip}`;
}
