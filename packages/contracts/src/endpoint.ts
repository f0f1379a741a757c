import type { z } from 'zod';
import type { ProblemCode } from './problems.ts';
import { staffRoles, type StaffRole } from './staff/roles.ts';

/**
 * Which staff may call an endpoint: anyone who has entered the right password, even if signing in is incomplete; or a
 * role and those above it.
 */
export type StaffAccess = 'signing-in' | StaffRole;

/** Who may call an endpoint: anyone, a shopper with a valid token, or staff with a console session. */
export type Access = 'public' | 'shopper' | StaffAccess;

/** Whether an endpoint requires a console session. */
export function isStaffAccess(access: Access): access is StaffAccess {
  return access === 'signing-in' || staffRoles.some((role) => role === access);
}

/** Whether an endpoint belongs to the console, judged by its path. */
export function isOfConsole({ route }: Pick<EndpointDefinition, 'route'>): boolean {
  return / \/api\/admin\//.test(route);
}

/** Whether an endpoint changes something in the console: such requests must come from the console's own pages. */
export function isConsoleWrite(definition: Pick<EndpointDefinition, 'route'>): boolean {
  return isOfConsole(definition) && !definition.route.startsWith('GET ');
}

/** One endpoint as plain data, from which the server, the OpenAPI document, the web client and the tests are derived. */
export interface EndpointDefinition {
  /** Method and path, from `routes`. */
  route: `${'GET' | 'POST'} /api/${string}`;
  /** Tells of something that is over in a moment, so that no audit log needs it. */
  isFleeting?: true;
  /** The group under which the documentation lists it. */
  tag: string;
  summary: string;
  access: Access;
  /** `shared`: the response does not depend on who asks; it carries an ETag and may be cached. */
  cache?: 'shared';
  /** The name of the request limit that it counts against; the number of requests is a setting of the server. */
  limit?: string;
  /** The use case counts against the limit itself, because some requests only repeat earlier ones. */
  countsItself?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** The encoding of the body; JSON if omitted. */
  bodyFormat?: 'json' | 'multipart';
  /** The maximum size of the file in the body in bytes, if larger than usual (see `maxRequestBytes`). */
  maxFile?: number;
  /** The maximum size of a success in bytes, if larger than usual (see `maxResponseBytes`). */
  maxResponse?: number;
  /** The status and the whole body of a success. */
  success: {
    status: 200 | 201;
    body: z.ZodType;
    /** Defaults to JSON. */
    contentType?:
      | 'text/event-stream'
      | 'application/pdf'
      | 'text/csv; charset=utf-8'
      | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  };
  /** The problems in addition to those that every endpoint of its kind has (see `problemsOf`). */
  problems: readonly ProblemCode[];
}

/** Declares an endpoint, keeping its exact types. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  return definition;
}

/** Every problem of an endpoint: those declared and those implied by its access, input and limit. */
export function problemsOf(definition: EndpointDefinition): ProblemCode[] {
  const codes = new Set<ProblemCode>(definition.problems);
  if (definition.params ?? definition.query ?? definition.headers ?? definition.body) codes.add('VALIDATION');
  if (definition.body)
    for (const code of ['BAD_REQUEST', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) codes.add(code);
  for (const code of problemsOfAccess(definition)) codes.add(code);
  if (definition.limit) codes.add('RATE_LIMITED');
  codes.add('UNAVAILABLE');
  return [...codes];
}

function problemsOfAccess(definition: EndpointDefinition): ProblemCode[] {
  const { access } = definition;
  return [
    ...(access === 'public' ? [] : (['UNAUTHORIZED'] as const)),
    ...(isConsoleWrite(definition) ? (['NOT_FROM_CONSOLE'] as const) : []),
    ...(access === 'operator' || access === 'owner' ? (['FORBIDDEN'] as const) : []),
    ...(access === 'owner' ? (['REAUTHENTICATE'] as const) : []),
  ];
}

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Part<Key extends string, Schema> = Schema extends z.ZodType
  ? Record<string, never> extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : { [K in Key]: z.input<Schema> }
  : unknown;

/** The input of an endpoint: whichever of params, query, body and headers it has. */
export type EndpointInput<Definition extends EndpointDefinition> = Part<'params', Definition['params']> &
  Part<'query', Definition['query']> &
  Part<'headers', Definition['headers']> &
  (Definition['body'] extends z.ZodType ? { body: Input<Definition['body']> } : unknown);

/** The body of an endpoint's success. */
export type EndpointReply<Definition extends EndpointDefinition> = z.output<Definition['success']['body']>;
