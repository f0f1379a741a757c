import { forgetEverything, readJson, readText, write } from '../storage/device.ts';

/** Who is logged in on this device. */
export interface DeviceSession {
  token: string | null;
  email: string | null;
  userId: string | null;
  name: string | null;
}

/** Who is logged in on this device, key by key. */
export function readSession(): DeviceSession {
  return { token: readText('token'), email: readText('email'), userId: readText('user_id'), name: readText('name') };
}

/** Whether somebody is logged in, as guards decide it. */
export function isLoggedIn(): boolean {
  const { email, userId, token } = readSession();
  return Boolean(email && userId && token);
}

/** The bearer token for calls; null for a visitor. */
export function bearerToken(): string | null {
  return readText('token');
}

/** Whose lists the device keeps, also once the session has expired; null when they are nobody's. */
function listsOwner(): string | null {
  const { userId } = (readJson('saved_lists') ?? {}) as { userId?: unknown };
  return typeof userId === 'string' ? userId : null;
}

/** Stores what a login gave. What an expired session of somebody else left here goes first, or it would join the account. */
export function startSession(data: { token: string; email: string; user_id: string; name: string }): void {
  const owner = listsOwner();
  if (owner !== null && owner !== data.user_id) forgetEverything();
  write({ token: data.token, email: data.email, user_id: data.user_id, name: data.name });
}

/** Puts a fresh token in place of the old one, after a password change. */
export function renewToken(token: string): void {
  write({ token });
}

/** Keeps the name in step with the profile. */
export function renameSession(name: string): void {
  write({ name });
}

/** A session that expired: forgets who was logged in, while cart, favourites and drafts wait for her to log in again. */
export function endSession(): void {
  write({ token: null, email: null, user_id: null, name: null });
}
