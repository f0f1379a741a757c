/** A field people do not see: who fills it in is a program. It is sent as `website`; the label is for those who meet it all the same. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="hidden">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
