/** Moves focus to the first field on the page, in its order, that has an error. Returns whether there is one. */
export function focusFirstError(errors: Record<string, string>): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]');
  [...fields].find(({ name }) => name in errors)?.focus();
  return Object.keys(errors).length > 0;
}
