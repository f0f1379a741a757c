/**
 * A field hidden from people, sent as `website`, which only bots fill in. The label is for people who find it anyway.
 */
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
