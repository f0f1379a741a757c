/** The spinner of a busy button; decorative, because the button's text says what is happening. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-(--size-icon) flex-none animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  );
}
