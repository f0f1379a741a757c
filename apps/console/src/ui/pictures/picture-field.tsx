import { classNames } from '@haat/ui/class-names.ts';
import { Spinner } from '@haat/ui/feedback/spinner.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CameraIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useId } from 'react';
import { pictureMessages } from './messages.ts';
import { useUploads } from './use-uploads.ts';

export interface PictureFieldProps {
  /** The name of the field in the form. */
  name: string;
  /** The path at which the picture is served; empty if there is none yet. */
  path: string;
  error?: string | undefined;
  /** Advice, such as the best shape. */
  help?: string | undefined;
  /** Classes for its displayed shape: `aspect-square`. */
  shape: string;
  onChange: (path: string) => void;
}

/** A single picture, uploaded when it is chosen and stored with the form. */
export function PictureField({ name, path, error, help, shape, onChange }: PictureFieldProps) {
  const t = useMessages(pictureMessages);
  const id = useId();
  const { upload, waiting, problems, isBlocked } = useUploads((picture) => onChange(picture.path));
  const wrong = problems[0] ?? error;
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">{t.picture}</p>
      <div className="flex flex-wrap items-center gap-3">
        {path.startsWith('/') && (
          <img
            src={path.endsWith('.svg') ? path : `${path}?w=320`}
            alt=""
            className={classNames('w-32 flex-none rounded-md bg-surface-sunken object-cover', shape)}
          />
        )}
        <label className="inline-flex min-h-(--size-control) cursor-pointer items-center gap-2 rounded-md px-3.5 text-sm font-semibold inset-ring inset-ring-border-control hover:inset-ring-ink has-focus-visible:focus-ring has-disabled:cursor-not-allowed">
          {waiting > 0 ? <Spinner /> : <Icon of={CameraIcon} size={18} />}
          {path === '' ? t.choose : t.change}
          <input
            type="file"
            name={name}
            accept="image/jpeg,image/png,image/webp"
            disabled={isBlocked}
            aria-describedby={`${id}-note`}
            aria-invalid={wrong ? true : undefined}
            onChange={({ target }) => {
              void upload([...(target.files ?? [])]);
              target.value = '';
            }}
            className="sr-only"
          />
        </label>
      </div>
      <p
        id={`${id}-note`}
        role={wrong ? 'alert' : undefined}
        className={classNames('mt-1.5 text-xs', wrong ? 'font-medium text-danger' : 'text-ink-subtle')}
      >
        {wrong ?? help ?? t.note}
      </p>
    </div>
  );
}
