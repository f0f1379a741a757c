import { expect, test } from 'vitest';
import { auditQuery, readAuditAddress, subjectLookedFor, writeAuditAddress } from './audit-address.ts';

const read = (text: string) => readAuditAddress(new URLSearchParams(text));

test('an address is read as it was written, and what it cannot mean is left out', () => {
  const address = read('who=server&kind=order&id=HT-7K3M-9QXD&days=7&after=abc.d-e');
  expect(address).toEqual({ who: 'server', kind: 'order', id: 'HT-7K3M-9QXD', days: '7', pages: ['abc', 'd-e'] });
  expect(read(writeAuditAddress(address))).toEqual(address);
  expect(read('who=me&id=HT-7K3M-9QXD&days=3&after=%2F')).toEqual({ who: '', kind: '', id: '', days: '', pages: [] });
  expect(writeAuditAddress(read(''))).toBe('');
});

test('days are those of Dhaka, today included', () => {
  const evening = new Date('2026-11-22T20:00:00Z');
  expect(auditQuery(read('days=1'), evening)).toEqual({ from: '2026-11-23T00:00:00+06:00' });
  expect(auditQuery(read('days=2&after=a.b'), evening)).toEqual({ from: '2026-11-22T00:00:00+06:00', cursor: 'b' });
});

test.each([
  ['19-11-a', { kind: 'sheet', id: '19-11-A' }],
  [' ht-7k3m-9qxd', { kind: 'order', id: 'HT-7K3M-9QXD' }],
  ['SR-8K2M4P', { kind: 'application', id: 'SR-8K2M4P' }],
  ['14', { kind: 'product', id: '14' }],
  ['eid500', { kind: 'coupon', id: 'EID500' }],
  ['Eid Panjabi', null],
  ['', null],
])('%s', (typed, subject) => {
  expect(subjectLookedFor(typed)).toEqual(subject);
});
