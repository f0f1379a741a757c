import { readJson, write } from '../../platform/storage/device.ts';
import { applicationFields } from './application.ts';

/** One draft for the three forms: who changes their mind about the form types nothing twice. */
const key = 'seller_application_draft';

function readDraft(): [field: string, value: unknown][] {
  const saved = readJson(key);
  return saved instanceof Object ? Object.entries(saved) : [];
}

/** The form's fields, as far as it has them: the three forms ask for different things. */
function controlsOf(form: HTMLFormElement): Map<string, HTMLInputElement | HTMLSelectElement> {
  const controls = new Map<string, HTMLInputElement | HTMLSelectElement>();
  for (const field of applicationFields) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) controls.set(field, control);
  }
  return controls;
}

/** Keeps on the device what the form holds now; what only another form asks for stays as it was saved. */
export function keepDraft(form: HTMLFormElement): void {
  const now = [...controlsOf(form)].map(([field, { value }]) => [field, value] as const);
  write({ [key]: JSON.stringify(Object.fromEntries([...readDraft(), ...now])) });
}

/** Fills in what was saved, in fields that are still empty: nobody's typing is overwritten. */
export function fillFromDraft(form: HTMLFormElement): void {
  const controls = controlsOf(form);
  for (const [field, value] of readDraft()) {
    const control = controls.get(field);
    if (control?.value === '' && typeof value === 'string') control.value = value;
  }
}

/** Forgets the draft, once it was sent. */
export function forgetDraft(): void {
  write({ [key]: null });
}
