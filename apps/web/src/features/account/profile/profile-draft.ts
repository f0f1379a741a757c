import { readJson, write } from '@haat/ui/device/device.ts';

/** Unsaved changes to the profile, by field. */
export type ProfileDraft = Partial<Record<string, string>>;

const key = 'profile_draft';
const fields = new Set(['full_name', 'phone', 'country', 'city', 'address']);

/** The draft of the account with this address; empty if there is none or it belongs to another account. */
export function readProfileDraft(email: string): ProfileDraft {
  const saved = readJson(key);
  if (!(saved instanceof Object) || !('email' in saved) || saved.email !== email) return {};
  return Object.fromEntries(
    Object.entries(saved).filter(([field, value]) => fields.has(field) && typeof value === 'string'),
  );
}

/** Saves the form's current content on the device. */
export function saveProfileDraft(form: HTMLFormElement, email: string): void {
  const typed = [...new FormData(form)].filter(([field]) => fields.has(field));
  write({ [key]: JSON.stringify({ ...Object.fromEntries(typed), email }) });
}

/** Removes the draft once the profile is saved. */
export function clearProfileDraft(): void {
  write({ [key]: null });
}
