import { type FieldError, type ProblemBody, type ProblemCode, problemStatus } from '@haat/contracts';

interface ProblemDetails {
  /** The fields at fault, by dotted path. */
  errors?: FieldError[];
  /** Data that helps the client to continue, such as the correct figures of a changed quote. */
  data?: unknown;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** The 4xx status of a library for which there is no code. */
  status?: number;
  /** What went wrong behind it; logged, never sent. */
  cause?: unknown;
}

/** A failure reported to the caller: thrown by use cases, sent by the error handler. `message` is for people. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  /** The HTTP status of this problem's response. */
  get status(): number {
    return this.details.status ?? problemStatus[this.code];
  }

  /** The failure body, the same for every endpoint. */
  toBody(): ProblemBody {
    const { errors, data } = this.details;
    return {
      success: false,
      code: this.code,
      message: this.message,
      ...(errors && { errors }),
      ...(data !== undefined && { data }),
    };
  }
}

/** Whether a request was refused, for what it is or for how many there were, rather than failed. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status < 500;
}
