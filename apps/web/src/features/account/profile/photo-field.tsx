import { useId, useState, type ChangeEvent } from 'react';
import { useFieldError } from '@haat/ui/forms/changed-fields.ts';
import { clip } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { picturePath } from '../../../platform/picture-path.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CameraIcon, ErrorIcon } from '@haat/ui/icons/icons.ts';
import { accountMessages } from '../messages.ts';

interface PhotoFieldProps {
  name: string;
  /** File name of the stored photo; '' without one. */
  photo: string;
  error: string | undefined;
  /** Receives the chosen file. */
  onChoose: (file: File | null) => void;
}

/** The shopper's photo, and a file input for another one with a preview. */
export function PhotoField({ name, photo, error: given, onChoose }: PhotoFieldProps) {
  const t = useMessages(accountMessages);
  const id = useId();
  const error = useFieldError({ name: 'photo', error: given });
  const [preview, setPreview] = useState<string | null>(null);
  const src = preview ?? picturePath(photo, 'user');

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.item(0) ?? null;
    if (preview) URL.revokeObjectURL(preview);
    setPreview(file && URL.createObjectURL(file));
    onChoose(file);
  }

  return (
    <div className="flex items-center gap-4 sm:gap-5">
      <span className="grid size-22 flex-none place-items-center overflow-hidden rounded-full bg-accent-soft text-2xl font-semibold text-accent-hover">
        {src ? (
          <img src={src} alt={t.photoOf(name)} width={88} height={88} className="size-full object-cover" />
        ) : (
          <span aria-hidden="true">{clip(name, { letters: 1, dots: '' }).toUpperCase()}</span>
        )}
      </span>
      <div>
        <label className="relative inline-flex min-h-(--size-target) cursor-pointer items-center gap-2.5 rounded-sm px-4 text-sm font-semibold inset-ring inset-ring-border-control hover:inset-ring-ink has-focus-visible:focus-ring">
          <Icon of={CameraIcon} size={16} />
          {t.changePhoto}
          <input
            type="file"
            name="photo"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-note`}
            aria-invalid={error ? true : undefined}
            onChange={choose}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
        <p id={`${id}-note`} className="mt-1.5 text-xs">
          {error ? (
            <span className="flex gap-1.5 font-medium text-danger">
              <Icon of={ErrorIcon} size={16} className="mt-px" />
              {error}
            </span>
          ) : (
            <span className="text-ink-subtle">{t.photoHelp}</span>
          )}
        </p>
      </div>
    </div>
  );
}
