import { useState } from 'react';

interface Mended {
  /** The errors of fields that were not changed since. */
  left: Record<string, string>;
  /** Says that fields were changed. */
  mend: (fields: readonly string[]) => void;
}

/** What a server said of a form's fields, as far as it still holds: an error goes once its field is changed, until there is a new answer. */
export function useMended(errors: Record<string, string>): Mended {
  const [mended, setMended] = useState<{ of: object; fields: readonly string[] }>({ of: errors, fields: [] });
  const fields = mended.of === errors ? mended.fields : [];
  return {
    left: Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))),
    mend: (changed) => setMended({ of: errors, fields: [...fields, ...changed] }),
  };
}

/** The name of the field that an event comes from. */
export function nameOf({ target }: { target: EventTarget }): string {
  return target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
    ? target.name
    : '';
}
