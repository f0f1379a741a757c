import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  endpoints,
  problemStatus,
  problemsOf,
  routes,
  sharedEndpoints,
  type EndpointDefinition,
  type EndpointName,
} from './index.ts';

const all = Object.entries(endpoints) as [EndpointName, EndpointDefinition][];

test('every route has an endpoint of the same name', () => {
  expect(Object.keys(endpoints).toSorted()).toEqual(Object.keys(routes).toSorted());
  for (const [name, { route }] of all) expect(route).toBe(routes[name]);
});

test.each(all)('%s: the placeholders of its path are its params', (_name, { route, params }) => {
  const placeholders = [...route.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  expect(Object.keys(params?.shape ?? {})).toEqual(placeholders);
});

test.each(all)('%s: input and output can be expressed as JSON schema', (_name, definition) => {
  const { params, query, headers, body, success } = definition;
  for (const schema of [params, query, headers, body]) {
    if (schema) expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toHaveProperty('type');
  }
  const output = success.contentType ? { type: 'object' } : z.toJSONSchema(success.body, { io: 'output' });
  expect(output).toHaveProperty('type', 'object');
});

test('shared responses are public reads', () => {
  const shared = all.filter(([, { cache }]) => cache === 'shared');
  expect(shared.length).toBeGreaterThan(10);
  expect(shared.map(([name]) => name).toSorted()).toEqual([...sharedEndpoints].toSorted());
  for (const [, { access, route }] of shared) expect([access, route.split(' ')[0]]).toEqual(['public', 'GET']);
});

test('problems implied by access, input and limits are included', () => {
  expect(problemsOf(endpoints.reviewStore)).toEqual(
    expect.arrayContaining(['NOT_FOUND', 'UNAUTHORIZED', 'VALIDATION', 'RATE_LIMITED', 'TOO_LARGE', 'UNAVAILABLE']),
  );
  for (const [, definition] of all)
    for (const code of problemsOf(definition)) expect(problemStatus[code]).toBeGreaterThan(399);
});
