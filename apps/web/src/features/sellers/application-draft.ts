import { readJson, write } from '@haat/ui/device/device.ts';
import { applicationFields } from './application.ts';

/** One draft for all three forms, so that switching between them loses no input. */
const key = 'seller_application_draft';

function readDraft(): [field: string, value: unknown][] {
  const saved = readJson(key);
  return saved instanceof Object ? Object.entries(saved) : [];
}

/** The form's fields; the three forms have different ones. */
function controlsOf(form: HTMLFormElement): Map<string, HTMLInputElement | HTMLSelectElement> {
  const controls = new Map<string, HTMLInputElement | HTMLSelectElement>();
  for (const field of applicationFields) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) controls.set(field, control);
  }
  return controls;
}

/** Saves the form's current content on the device; values of fields that only another form has are kept. */
export function saveDraft(form: HTMLFormElement): void {
  const now = [...controlsOf(form)].map(([field, { value }]) => [field, value] as const);
  write({ [key]: JSON.stringify(Object.fromEntries([...readDraft(), ...now])) });
}

/** Fills empty fields from the draft. What was typed before this ran is never overwritten, and joins the draft. */
export function joinDraft(form: HTMLFormElement): void {
  const controls = controlsOf(form);
  for (const [field, value] of readDraft()) {
    const control = controls.get(field);
    if (control?.value === '' && typeof value === 'string') control.value = value;
  }
  if ([...controls.values()].some(({ value }) => value !== '')) saveDraft(form);
}

/** Removes the draft once it was sent. */
export function clearDraft(): void {
  write({ [key]: null });
}
