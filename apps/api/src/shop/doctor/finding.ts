/** The result of one check. */
export interface Finding {
  /** `bad` prevents the shop from working, now or soon; `doubtful` may be intended. */
  level: 'good' | 'doubtful' | 'bad';
  /** One line, with what to do about it, if anything. */
  text: string;
}

const marks = { good: '✓', doubtful: '!', bad: '✗' } as const;

/** A line for the operator. */
export function findingLine({ level, text }: Finding): string {
  return `${marks[level]} ${text}`;
}

export function good(text: string): Finding {
  return { level: 'good', text };
}

export function doubtful(text: string): Finding {
  return { level: 'doubtful', text };
}

export function bad(text: string): Finding {
  return { level: 'bad', text };
}

/** The message of an error, including an AggregateError's. */
export function reason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return String(first);
  return first.cause instanceof Error ? first.cause.message : first.message;
}
