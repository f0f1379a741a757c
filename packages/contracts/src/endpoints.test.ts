import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  adminRoutes,
  endpoints,
  includesRole,
  isConsoleWrite,
  problemStatus,
  isOfConsole,
  problemsOf,
  routes,
  sharedEndpoints,
  type EndpointDefinition,
  type EndpointName,
} from './index.ts';

const all = Object.entries(endpoints) as [EndpointName, EndpointDefinition][];

const everyRoute = { ...routes, ...adminRoutes };

test('every route has an endpoint of the same name', () => {
  expect(Object.keys(endpoints).toSorted()).toEqual(Object.keys(everyRoute).toSorted());
  for (const [name, { route }] of all) expect(route).toBe(everyRoute[name]);
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

test('staff are served under /api/admin/ and nobody else is, except whoever is about to sign in', () => {
  const served = all.map(([name, definition]) => ({
    name,
    isHere: isOfConsole(definition),
    access: definition.access,
  }));
  for (const { name, isHere, access } of served) {
    expect([name, isHere]).toEqual([name, name in adminRoutes]);
    if (isHere) expect([name, access]).not.toEqual([name, 'shopper']);
    else expect(['public', 'shopper']).toContain(access);
  }
  const open = served
    .filter(({ isHere, access }) => isHere && access === 'public')
    .map(({ name }) => name)
    .toSorted();
  expect(open).toEqual(['adminInvitation', 'adminSignIn']);
});

test('each role includes those before it', () => {
  expect([includesRole('owner', 'staff'), includesRole('owner', 'owner')]).toEqual([true, true]);
  expect([includesRole('operator', 'staff'), includesRole('operator', 'owner')]).toEqual([true, false]);
  expect([includesRole('staff', 'operator'), includesRole('staff', 'owner')]).toEqual([false, false]);
});

test('every change in the console declares that it takes requests of the console alone', () => {
  const changes = all.filter(([, definition]) => isConsoleWrite(definition));
  expect(changes.length).toBeGreaterThan(0);
  for (const [, definition] of changes) expect(problemsOf(definition)).toContain('NOT_FROM_CONSOLE');
  expect(problemsOf(endpoints.adminSession)).not.toContain('NOT_FROM_CONSOLE');
});

test('problems implied by access, input and limits are included', () => {
  expect(problemsOf(endpoints.reviewStore)).toEqual(
    expect.arrayContaining(['NOT_FOUND', 'UNAUTHORIZED', 'VALIDATION', 'RATE_LIMITED', 'TOO_LARGE', 'UNAVAILABLE']),
  );
  for (const [, definition] of all)
    for (const code of problemsOf(definition)) expect(problemStatus[code]).toBeGreaterThan(399);
});
