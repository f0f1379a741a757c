/** Moves focus to the first field on the page that has an error. Returns whether there is one. */
export function focusFirstError(errors: Record<string, string>): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]');
  const field = [...fields].find(({ name }) => name in errors);
  field?.focus({ preventScroll: true });
  // After the error text is rendered: centred, so that no bar covers it.
  requestAnimationFrame(() => field?.scrollIntoView({ block: 'center' }));
  return Object.keys(errors).length > 0;
}
