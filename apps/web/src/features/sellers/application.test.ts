import { expect, test } from 'vitest';
import { answersOf, problemsByField, requestBody } from './application.ts';

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

test('answers are what was typed; empty and unknown fields are left out', () => {
  expect(answersOf(form({ fullname: 'Rokeya', phone: '', website: 'spam', seller_kind: 'local' }))).toEqual({
    fullname: 'Rokeya',
  });
});

const answers = { fullname: 'Rokeya', buisness_type: 'Matir Ghor', service_type: 'Graphic design' };

test.each(['local', 'brand'] as const)('a %s seller sends the name and no service', (kind) => {
  const body = requestBody({ answers, kind, locale: 'bn', website: '' });
  expect(body).toMatchObject({ buisness_type: 'Matir Ghor', seller_kind: kind, locale: 'bn', website: '' });
  expect(body).not.toHaveProperty('service_type');
});

test('a digital service sends its type and no name', () => {
  const body = requestBody({ answers, kind: 'digital_service', locale: 'en', website: '' });
  expect(body).toMatchObject({ service_type: 'Graphic design', seller_kind: 'digital_service' });
  expect(body).not.toHaveProperty('buisness_type');
});

test('errors are mapped to their fields, the first of each', () => {
  const errors = [
    { path: 'phone', message: 'first' },
    { path: 'phone', message: 'second' },
    { path: 'somewhere.else', message: 'unknown' },
    { path: 'buisness_type', message: 'neither' },
  ];
  expect(problemsByField(errors, 'local')).toEqual({ phone: 'first', buisness_type: 'neither' });
  expect(problemsByField(errors, 'digital_service')).toEqual({ phone: 'first', service_type: 'neither' });
});
