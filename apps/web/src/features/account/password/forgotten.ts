/** What one step of the forgotten password hands to the next. */
export interface Forgotten {
  email: string;
  code: string;
}

/** Reads it from a history entry's state; anything else there counts as nothing. */
export function forgottenOf(state: unknown): Forgotten {
  const given = typeof state === 'object' && state !== null ? state : {};
  return {
    email: 'email' in given && typeof given.email === 'string' ? given.email : '',
    code: 'code' in given && typeof given.code === 'string' ? given.code : '',
  };
}
