import type { Readable } from 'node:stream';
import type { EndpointDefinition, EndpointName, Endpoints, StaffAccess, StaffRole } from '@haat/contracts';
import type { z } from 'zod';

/** The user named by a valid token. */
export interface Caller {
  userId: string;
  /** When the token was issued, in ms since the epoch. */
  issuedAtMs: number;
  /** The user's token version when it was read, at most 5 s ago. */
  tokenVersion: number;
}

/** The staff member signed in to the console. */
export interface StaffCaller {
  staffId: string;
  sessionId: string;
  email: string;
  fullName: string;
  role: StaffRole;
  hasSecondFactor: boolean;
  /** When they last confirmed, in ms since the epoch; 0 if not yet in this session. */
  confirmedAtMs: number;
  /** The remaining step of signing in; always null unless the access is `signing-in`. */
  next: 'code' | 'enrol' | null;
}

/** What a use case may know about the request besides its validated input. */
interface RequestContext {
  /** The client's network (an IPv4 address, an IPv6 /64); forwarded addresses count only from trusted proxies. */
  ip: string;
  /** The `Cookie` header, if there is one. */
  cookie: string | undefined;
  /** The `User-Agent` header; empty if there is none. */
  userAgent: string;
  /** Appears in the logs and in the `X-Request-Id` header of the response. */
  requestId: string;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/**
 * The validated input of an endpoint; its caller, always present if the endpoint requires a shopper; and the staff
 * member, always present if it requires staff.
 */
export interface HandlerInput<Definition extends EndpointDefinition> {
  params: Output<Definition['params']>;
  query: Output<Definition['query']>;
  headers: Output<Definition['headers']>;
  body: Output<Definition['body']>;
  caller: Definition['access'] extends 'shopper' ? Caller : Caller | null;
  staff: Definition['access'] extends StaffAccess ? StaffCaller : StaffCaller | null;
  request: RequestContext;
}

/** A reply that is already JSON (built by PostgreSQL) and is sent unchanged. */
export class ReadyJson {
  readonly json: string;
  /** For a cached reply: the tags whose invalidation drops it. */
  readonly tags: readonly string[];
  /** The tags for pages built from it, which may show less. */
  readonly pageTags: readonly string[];

  constructor(
    json: string,
    { tags = [], pageTags = tags }: { tags?: readonly string[]; pageTags?: readonly string[] } = {},
  ) {
    this.json = json;
    this.tags = tags;
    this.pageTags = pageTags;
  }
}

/** A reply with additional headers, such as `Idempotent-Replayed`, or another success status. */
export class ReplyWith<Body> {
  readonly body: Body;
  readonly headers: Record<string, string>;
  readonly status: number | undefined;

  constructor(body: Body, { headers = {}, status }: { headers?: Record<string, string>; status?: number } = {}) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

type Reply<Definition extends EndpointDefinition> = z.input<Definition['success']['body']>;

/**
 * The handler of one endpoint: takes validated input and returns the whole success body, or a file or stream, or
 * throws a `Problem`.
 */
type Handler<Definition extends EndpointDefinition> = (
  input: HandlerInput<Definition>,
) => Promise<Reply<Definition> | ReplyWith<Reply<Definition> | Readable> | ReadyJson | Readable>;

/** The handlers of all endpoints by name; each feature provides its own (`Pick<Handlers, 'login' | …>`). */
export type Handlers = { [Name in EndpointName]: Handler<Endpoints[Name]> };
