import { readJson, write } from '../../../platform/storage/device.ts';

/** What was changed in the profile and is not saved yet, by field. */
export type ProfileDraft = Partial<Record<string, string>>;

const key = 'profile_draft';
const fields = new Set(['full_name', 'phone', 'country', 'city', 'address']);

/** The draft of whoever has this address; empty when there is none, or it is another's. */
export function readProfileDraft(email: string): ProfileDraft {
  const kept = readJson(key);
  if (!(kept instanceof Object) || !('email' in kept) || kept.email !== email) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(([field, value]) => fields.has(field) && typeof value === 'string'),
  );
}

/** Keeps on the device what the form holds now. */
export function keepProfileDraft(form: HTMLFormElement, email: string): void {
  const typed = [...new FormData(form)].filter(([field]) => fields.has(field));
  write({ [key]: JSON.stringify({ ...Object.fromEntries(typed), email }) });
}

/** Forgets the draft, once it was saved. */
export function forgetProfileDraft(): void {
  write({ [key]: null });
}
