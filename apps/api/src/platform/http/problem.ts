import { problemStatus, type ProblemBody, type ProblemCode } from '@haat/contracts';

interface ProblemDetails {
  /** The fields at fault, by dotted path. */
  errors?: { path: string; message: string }[];
  /** What helps the client to go on, such as the right figures of a changed quote. */
  data?: unknown;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** A failure that the caller is told of: thrown by use cases, answered by the one error handler. `message` is for people. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  /** The HTTP status this problem answers with. */
  get status(): number {
    return problemStatus[this.code];
  }

  /** The failure body, as every endpoint answers it. */
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
