/** The turning ring of a busy button; decoration only, the text beside it says what happens. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-(--size-icon) flex-none animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  );
}
