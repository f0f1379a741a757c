export interface ReasonChoiceProps {
  legend: string;
  reasons: readonly { value: string; label: string; note?: string | undefined }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** A choice of one reason, in a dialog. */
export function ReasonChoice({ legend, reasons, chosen, onChoose }: ReasonChoiceProps) {
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      {reasons.map(({ value, label, note }) => (
        <label key={value} className="flex min-h-9 cursor-pointer items-start gap-2.5 py-1.5">
          <input
            type="radio"
            name="reason"
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="mt-0.5 size-4.5 flex-none accent-accent"
          />
          <span>
            {label}
            {note && <small className="block text-xs text-ink-subtle">{note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
