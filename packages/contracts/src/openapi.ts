import { z } from 'zod';
import {
  consoleHeader,
  endpoints,
  isStaffAccess,
  problemBody,
  problemStatus,
  problemsOf,
  staffCookieName,
  type Access,
  type EndpointDefinition,
  type ProblemCode,
} from './index.ts';

const jsonObject = z.record(z.string(), z.unknown());
type Json = z.infer<typeof jsonObject>;
const jsonObjects = z.record(z.string(), jsonObject);
const names = z.array(z.string());

/** A response in the document. */
interface OpenApiResponse {
  description: string;
  content?: Json;
  headers?: Json;
}

/** Components that operations reference by name. */
interface Components {
  schemas: Record<string, Json>;
  /** Problem responses, by their codes. */
  responses: Record<string, OpenApiResponse>;
}

/** One operation of the document. */
export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: {
    name: string;
    in: 'path' | 'query' | 'header';
    required: boolean;
    schema: Json;
    description?: string;
  }[];
  requestBody?: { required: true; content: Record<string, { schema: Json }> };
  /** Keyed by status. */
  responses: Record<string, OpenApiResponse | { $ref: string }>;
  /** The request limit by name; its numbers are settings of the server. */
  'x-limit'?: string;
}

/** The OpenAPI 3.1 document of every endpoint. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', OpenApiOperation>>>;
  components: Components & { securitySchemes: Json };
}

/** Derives the document from the contracts. Deterministic. */
export function openApiDocument(): OpenApiDocument {
  const components: Components = { schemas: {}, responses: {} };
  const paths: OpenApiDocument['paths'] = {};
  const all: [string, EndpointDefinition][] = Object.entries(endpoints);
  schemaOf(problemBody, { io: 'output', components });
  for (const [name, endpoint] of all) {
    const [method, path = ''] = endpoint.route.split(' ');
    const operation = operationOf(name, { endpoint, components });
    paths[path] = { ...paths[path], [method === 'POST' ? 'post' : 'get']: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haat API',
      version: '1',
      description:
        'Every answer is `{ "success": true, "data": … }` or `{ "success": false, "code", "message", "errors"?, "data"? }`. Money is in Taka with at most two decimals; times are ISO 8601 in UTC.',
    },
    tags: [...new Set(all.map(([, { tag }]) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: sortedByName(components.schemas),
      responses: sortedByName(components.responses),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        console: {
          type: 'apiKey',
          in: 'cookie',
          name: staffCookieName,
          description: `The session of a signed-in staff member. Changes also need \`Origin\` and \`${consoleHeader}: 1\`.`,
        },
      },
    },
  };
}

function sortedByName<Value>(named: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(named).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'public') return [];
  return [isStaffAccess(access) ? { console: [] } : { bearer: [] }];
}

interface OperationOptions {
  endpoint: EndpointDefinition;
  components: Components;
}

function operationOf(name: string, { endpoint, components }: OperationOptions): OpenApiOperation {
  const { tag, summary, access, limit, body, bodyFormat } = endpoint;
  const type = bodyFormat === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: name,
    tags: [tag],
    summary,
    security: securityOf(access),
    parameters: [
      ...parametersOf('path', { object: endpoint.params, components }),
      ...parametersOf('query', { object: endpoint.query, components }),
      ...parametersOf('header', { object: endpoint.headers, components }),
    ],
    ...(body && {
      requestBody: { required: true, content: { [type]: { schema: schemaOf(body, { io: 'input', components }) } } },
    }),
    responses: responsesOf({ endpoint, components }),
    ...(limit && { 'x-limit': limit }),
  };
}

function parametersOf(
  place: 'path' | 'query' | 'header',
  { object, components }: { object: z.ZodObject | undefined; components: Components },
): OpenApiOperation['parameters'] {
  if (!object) return [];
  const { properties = {}, required = [] } = schemaOf(object, { io: 'input', components });
  const mandatory = names.parse(required);
  return Object.entries(jsonObjects.parse(properties)).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || mandatory.includes(name),
    schema,
    ...(typeof description === 'string' && { description }),
  }));
}

function responsesOf({ endpoint, components }: OperationOptions): OpenApiOperation['responses'] {
  const { success, cache } = endpoint;
  const responses: OpenApiOperation['responses'] = {
    [success.status]: {
      description: 'Success',
      content: success.contentType
        ? { [success.contentType]: { schema: { type: 'string', format: 'binary' } } }
        : { 'application/json': { schema: schemaOf(success.body, { io: 'output', components }) } },
      ...(cache === 'shared' && { headers: { etag: { schema: { type: 'string' } } } }),
    },
  };
  if (cache === 'shared') responses['304'] = { description: 'The answer named by `If-None-Match` still holds.' };
  const byStatus = Map.groupBy(problemsOf(endpoint), (code) => problemStatus[code]);
  for (const [status, codes] of byStatus) responses[status] = problemResponse(codes, components);
  return responses;
}

/** Many operations share a response, so it is described once, under the codes of its problems. */
function problemResponse(codes: ProblemCode[], { responses }: Components): { $ref: string } {
  const name = codes.join('-');
  responses[name] ??= describeProblems(codes);
  return { $ref: `#/components/responses/${name}` };
}

function describeProblems(codes: ProblemCode[]): OpenApiResponse {
  const code = { properties: { code: { enum: codes } } };
  const isTimed = codes.includes('RATE_LIMITED') || codes.includes('UNAVAILABLE');
  return {
    description: codes.join(', '),
    content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, code] } } },
    ...(isTimed && {
      headers: { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } },
    }),
  };
}

/** The JSON schema of a zod schema; named schemas inside it move to the components. */
function schemaOf(
  schema: z.ZodType,
  { io, components: { schemas } }: { io: 'input' | 'output'; components: Components },
): Json {
  const whole: Json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  const text = JSON.stringify(whole).replaceAll('#/$defs/', '#/components/schemas/');
  const { $schema: _draft, $defs = {}, id, ...rest } = jsonObject.parse(JSON.parse(text));
  for (const [name, { id: _id, ...definition }] of Object.entries(jsonObjects.parse($defs))) schemas[name] = definition;
  if (typeof id !== 'string') return rest;
  schemas[id] = rest;
  return { $ref: `#/components/schemas/${id}` };
}
