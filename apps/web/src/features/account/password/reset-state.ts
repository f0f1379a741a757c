/** What one step of the password reset passes on to the next. */
export interface ResetState {
  email: string;
  code: string;
}

/** Reads it from a history entry's state; anything invalid is ignored. */
export function resetStateOf(state: unknown): ResetState {
  const given = typeof state === 'object' && state !== null ? state : {};
  return {
    email: 'email' in given && typeof given.email === 'string' ? given.email : '',
    code: 'code' in given && typeof given.code === 'string' ? given.code : '',
  };
}
