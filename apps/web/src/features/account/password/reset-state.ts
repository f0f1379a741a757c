/** The data that one step of the password reset passes to the next. */
export interface ResetState {
  email: string;
  code: string;
}

/** Reads the reset state from a history entry; anything invalid is ignored. */
export function resetStateOf(state: unknown): ResetState {
  const given = typeof state === 'object' && state !== null ? state : {};
  return {
    email: 'email' in given && typeof given.email === 'string' ? given.email : '',
    code: 'code' in given && typeof given.code === 'string' ? given.code : '',
  };
}
