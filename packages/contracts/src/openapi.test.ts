import { expect, test } from 'vitest';
import { endpoints } from './index.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument();
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

test('every endpoint is an operation', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test('every reference leads to a part of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path);
  expect(references.length).toBeGreaterThan(20);
  const { schemas, responses } = document.components;
  const known = Object.entries({ schemas, responses }).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `components/${kind}/${name}`),
  );
  expect(known).toEqual(expect.arrayContaining([...new Set(references)]));
});

test('parameters, access, limits and problems are documented', () => {
  const order = document.paths['/api/order/{order_number}']?.get;
  expect(order).toMatchObject({
    security: [{ bearer: [] }],
    parameters: [{ name: 'order_number', in: 'path', required: true }],
  });
  expect(Object.keys(order?.responses ?? {})).toEqual(expect.arrayContaining(['200', '401', '404', '422', '503']));
  expect(document.paths['/api/product-list']?.get).toMatchObject({ 'x-limit': 'catalogue', security: [] });
  expect(document.paths['/api/profie_change']?.post?.requestBody?.content).toHaveProperty(['multipart/form-data']);
});
