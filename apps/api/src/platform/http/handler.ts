import type { EndpointDefinition, EndpointName, Endpoints } from '@haat/contracts';
import type { z } from 'zod';

/** Whom a valid token names. */
export interface Caller {
  userId: string;
  /** When the token was issued, in ms since 1970. */
  issuedAtMs: number;
  /** The user's token version when it was read, at most 5 s ago. */
  tokenVersion: number;
}

/** What a use case may know of the request beside its checked input. */
interface RequestContext {
  /** The client's address, from trusted proxies only. */
  ip: string;
  /** In the logs and in the `X-Request-Id` of the answer. */
  requestId: string;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The checked input of an endpoint, and who calls: always somebody where a shopper is needed, perhaps somebody elsewhere. */
export interface HandlerInput<Definition extends EndpointDefinition> {
  params: Output<Definition['params']>;
  query: Output<Definition['query']>;
  headers: Output<Definition['headers']>;
  body: Output<Definition['body']>;
  caller: Definition['access'] extends 'shopper' ? Caller : Caller | null;
  request: RequestContext;
}

/** What a shared answer shows of the stock: it is made anew when that moves. */
export interface StockShown {
  /** The products whose stock it shows. */
  productIds?: readonly number[];
  /** Any product's stock may change it, as in counts; it may then be a second behind. */
  isAnyStock?: boolean;
}

/** A reply that is JSON already (built by PostgreSQL) and is sent as it stands. */
export class ReadyJson {
  readonly json: string;
  readonly stock: StockShown;

  constructor(json: string, stock: StockShown = {}) {
    this.json = json;
    this.stock = stock;
  }
}

/** A reply with headers of its own, such as `Idempotent-Replayed`, or another success status. */
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

/** One endpoint's work: checked input in, the whole success body out, a `Problem` thrown otherwise. */
type Handler<Definition extends EndpointDefinition> = (
  input: HandlerInput<Definition>,
) => Promise<Reply<Definition> | ReplyWith<Reply<Definition>> | ReadyJson>;

/** The handlers of all endpoints by name; each feature gives its share (`Pick<Handlers, 'login' | …>`). */
export type Handlers = { [Name in EndpointName]: Handler<Endpoints[Name]> };
