import { clearDevice, readJson, readText, write } from '@haat/ui/device/device.ts';

/** The shopper logged in on this device. */
export interface DeviceSession {
  token: string | null;
  email: string | null;
  userId: string | null;
  name: string | null;
}

/** Reads the session from the device's storage. */
export function readSession(): DeviceSession {
  return { token: readText('token'), email: readText('email'), userId: readText('user_id'), name: readText('name') };
}

/** Whether a shopper is logged in; used by guards. */
export function isLoggedIn(): boolean {
  const { email, userId, token } = readSession();
  return Boolean(email && userId && token);
}

/** The bearer token for calls; null for a visitor. */
export function bearerToken(): string | null {
  return readText('token');
}

/** The user whose data is on this device, even after the session has expired; null if it belongs to nobody. */
function dataOwner(): string | null {
  const owner = readText('data_owner');
  if (owner !== null) return owner;
  const { userId } = (readJson('saved_lists') ?? {}) as { userId?: unknown };
  return typeof userId === 'string' ? userId : null;
}

/** Whether this device was logged in before. Does not say as whom, so it survives a logout. */
export function hasHadLogin(): boolean {
  return readText('had_login') !== null || dataOwner() !== null;
}

/** Remembers that this device's user has an account. */
export function rememberHavingLogin(): void {
  write({ had_login: '1' });
}

/**
 * Stores a login. Data left by another user's expired session is removed first, because it would otherwise join this
 * account.
 */
export function startSession(data: { token: string; email: string; user_id: string; name: string }): void {
  const owner = dataOwner();
  if (owner !== null && owner !== data.user_id) clearDevice();
  write({
    token: data.token,
    email: data.email,
    user_id: data.user_id,
    name: data.name,
    had_login: '1',
    data_owner: data.user_id,
  });
}

/** Replaces the token after a password change. */
export function renewToken(token: string): void {
  write({ token });
}

/** Updates the stored name after the profile has changed. */
export function renameSession(name: string): void {
  write({ name });
}

/** Ends an expired session. Cart, favourites and drafts are kept for the shopper's next login. */
export function endSession(): void {
  write({ token: null, email: null, user_id: null, name: null });
}
