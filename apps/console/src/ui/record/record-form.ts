import type { CallResult } from '@haat/contracts/client';
import type { FieldError } from '@haat/contracts/shared/field-problems';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { CallProblem } from '../../platform/api/call.ts';
import { contractErrors } from '../../platform/forms/contract-errors.ts';
import { differencesBetween, withFields, type Difference, type Sides } from '../merge/differences.ts';

type Stored<Row> = Promise<CallResult<{ data: Row }>>;

/** How the fields of a record are called, in their order, and how their values are shown, if not as typed. */
export type FieldWords<Typed> = {
  [Name in keyof Typed]: string | { label: string; show: (value: Typed[Name]) => ReactNode };
};

/** The name of one of a record's fields. */
export type FieldName<Typed> = keyof Typed & string;

/** How records of a kind are typed, validated and sent. */
export interface RecordForm<Row extends { version: number }, Typed> {
  fields: FieldWords<Typed>;
  /** The form values of a record; of a new one if null. */
  typedOf: (row: Row | null) => Typed;
  /** The form values in the API's format. */
  bodyOf: (typed: Typed) => object;
  create: { body: z.ZodType; send: (typed: Typed) => Stored<Row> };
  change: { body: z.ZodType; send: (row: Row, typed: Typed) => Stored<Row> };
  /** Refetches everything that shows records of this kind. */
  refresh: () => unknown;
  /** The message after one was stored. */
  said: (row: Row, isNew: boolean) => string;
  /** Refusals with specific messages, at a field or above them. */
  refusals?: Partial<Record<CallProblem['code'], { text: string; field?: string }>> | undefined;
}

/** What the contract finds wrong in a record as typed; `base` is null for a new one. */
export function recordErrors<Row extends { version: number }, Typed>(
  { bodyOf, create, change }: RecordForm<Row, Typed>,
  base: Row | null,
  typed: Typed,
): FieldError[] {
  const body = bodyOf(typed);
  if (base === null) return contractErrors(create.body, body);
  return contractErrors(change.body, { ...body, version: base.version });
}

/** The label of a field. */
export function labelOf<Typed>(fields: FieldWords<Typed>, name: FieldName<Typed>): string {
  const words = fields[name];
  return typeof words === 'string' ? words : words.label;
}

/** The fields whose values differ, apart from spaces around them. */
export function changedFields<Typed>(fields: FieldWords<Typed>, before: Typed, after: Typed): FieldName<Typed>[] {
  return namesOf(fields).filter((name) => comparable(before[name]) !== comparable(after[name]));
}

/** What to continue with after `sent` was stored: the stored values, and over them what was typed meanwhile. */
export function typedMeanwhile<Typed extends object>(
  fields: FieldWords<Typed>,
  { stored, sent, typed }: { stored: Typed; sent: Typed; typed: Typed },
): { values: Typed; since: FieldName<Typed>[] } {
  const since = changedFields(fields, sent, typed);
  return { values: withFields(stored, typed, since), since };
}

/** Compares two people's changes of one record. */
export function recordDifferences<Typed>(
  fields: FieldWords<Typed>,
  sides: Sides<Typed>,
): Difference<FieldName<Typed>>[] {
  return differencesBetween(sides, {
    names: namesOf(fields),
    isSame: (name, { one, other }) => comparable(one[name]) === comparable(other[name]),
  });
}

function namesOf<Typed>(fields: FieldWords<Typed>): FieldName<Typed>[] {
  return Object.keys(fields).filter((name): name is FieldName<Typed> => name in fields);
}

function comparable(value: unknown): string {
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}
