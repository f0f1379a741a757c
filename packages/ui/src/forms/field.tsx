import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { classNames } from '../class-names.ts';
import { useFieldError } from './changed-fields.ts';
import { Icon } from '../icons/icon.tsx';
import { ChevronDownIcon, ErrorIcon, HideIcon, LockIcon, ShowIcon } from '../icons/icons.ts';
import { uiMessages } from '../messages.ts';
import { Unbroken } from '../text/unbroken.tsx';

/** The properties of every field. */
interface Frame {
  label: string;
  /** Shown below the field; an error replaces it. */
  help?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid until it is changed. */
  error?: string | undefined;
  /** Names of other fields whose change may mend the error. */
  mendedBy?: readonly string[] | undefined;
  /** Adds an asterisk; the browser does not enforce it. */
  required?: boolean | undefined;
  /** For the field's position in a form ('sm:col-span-2'). */
  className?: string | undefined;
}

type Own = 'id' | 'className' | 'required';

const control = classNames(
  'w-full rounded-md border border-border-control bg-surface px-3.5 text-base placeholder:text-ink-subtle hover:border-ink-muted field-focus',
  'read-only:border-border-strong read-only:bg-surface-sunken read-only:text-ink-muted disabled:border-border disabled:bg-surface-sunken disabled:text-ink-disabled',
  // The border of an invalid field is red already, so focus needs a separate ring.
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger aria-invalid:focus:focus-ring',
);

/** The control's id and `aria-*` attributes, which connect it to its label, help and error. */
function useTies({ help, error, required }: Frame) {
  const id = useId();
  return {
    id,
    'aria-describedby': help || error ? `${id}-note` : undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required || undefined,
  };
}

function FieldFrame({
  id,
  label,
  help,
  error,
  required,
  className,
  readOnly,
  children,
}: Frame & { id: string; readOnly?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 flex items-center gap-1 text-sm font-medium">
        {label}
        {required && (
          <span aria-hidden="true" className="text-offer">
            *
          </span>
        )}
        {readOnly && <Icon of={LockIcon} size={16} className="ms-1 text-ink-subtle" />}
      </label>
      {children}
      {error ? (
        <p id={`${id}-note`} className="mt-1.5 flex gap-1.5 text-xs font-medium text-danger">
          <Icon of={ErrorIcon} size={16} className="mt-px" />
          <span className="min-w-0">
            <Unbroken text={error} />
          </span>
        </p>
      ) : (
        help && (
          <p id={`${id}-note`} className="mt-1.5 text-xs text-ink-subtle">
            {help}
          </p>
        )
      )}
    </div>
  );
}

/** Separates the properties of the frame, with the error that still holds, from the control's. */
function useFrame<Props extends Frame & { name?: string | undefined }>(props: Props) {
  const { label, help, error: given, mendedBy, required, className, ...rest } = props;
  const error = useFieldError({ name: props.name, error: given, mendedBy });
  return { frame: { label, help, error, required, className }, rest };
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, Own>, Frame {}

/** A single-line text field. Read-only fields look sunken and have a lock. */
export function TextField(props: TextFieldProps) {
  const { frame, rest } = useFrame(props);
  const ties = useTies(frame);
  return (
    <FieldFrame {...frame} id={ties.id} readOnly={rest.readOnly}>
      <input type="text" {...rest} {...ties} className={classNames(control, 'h-(--size-control)')} />
    </FieldFrame>
  );
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, Own>, Frame {}

/** A multi-line text field. */
export function TextArea(props: TextAreaProps) {
  const { frame, rest } = useFrame(props);
  const ties = useTies(frame);
  return (
    <FieldFrame {...frame} id={ties.id} readOnly={rest.readOnly}>
      <textarea rows={3} {...rest} {...ties} className={classNames(control, 'block resize-y py-3')} />
    </FieldFrame>
  );
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, Own>, Frame {}

/** A choice from a list; `children` are `<option>`s. */
export function SelectField(props: SelectFieldProps) {
  const { frame, rest } = useFrame(props);
  const ties = useTies(frame);
  return (
    <FieldFrame {...frame} id={ties.id}>
      <span className="relative block">
        {/* CSS counts selects as read-only, so the styles of read-only fields are undone. */}
        <select
          {...rest}
          {...ties}
          className={classNames(
            control,
            'h-(--size-control) appearance-none truncate pe-10 enabled:border-border-control enabled:bg-surface enabled:text-ink',
          )}
        />
        <Icon
          of={ChevronDownIcon}
          size={16}
          className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-ink-subtle"
        />
      </span>
    </FieldFrame>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that reveals the password. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useMessages(uiMessages);
  const { frame, rest } = useFrame(props);
  const ties = useTies(frame);
  const [isShown, setShown] = useState(false);
  const icon = isShown ? HideIcon : ShowIcon;
  return (
    <FieldFrame {...frame} id={ties.id}>
      <span className="relative block">
        <input
          {...rest}
          {...ties}
          type={isShown ? 'text' : 'password'}
          className={classNames(control, 'h-(--size-control) pe-12')}
        />
        <button
          type="button"
          aria-label={isShown ? t.hidePassword : t.showPassword}
          aria-pressed={isShown}
          aria-controls={ties.id}
          onClick={() => setShown(!isShown)}
          className="absolute end-0.5 top-0.5 grid size-(--size-target) place-items-center rounded-md text-ink-muted"
        >
          <Icon of={icon} size={20} />
        </button>
      </span>
    </FieldFrame>
  );
}
