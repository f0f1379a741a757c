import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { ChangedFields } from './changed-fields.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  /** Sends the form; resolves once the result is shown. */
  onSubmit: (typed: FormData, form: HTMLFormElement) => Promise<unknown>;
  /** Id of the element that shows the form's failure, if it is outside the form. */
  noticeId?: string | undefined;
  ref?: ((form: HTMLFormElement | null) => void) | undefined;
}

/** The form that was sent, and the button that sent it. */
interface Submission {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

/** Before the first change, and after every answer. */
const nothing: ReadonlySet<string> = new Set();

/**
 * A form that moves focus to its errors. After each submission focus goes to the first invalid field, or else to the
 * notice that explains the failure. On success, focus returns to the button, which loses it while it is busy. The error
 * of a field disappears when the field is changed.
 */
export function Form({ onSubmit, onInput, noticeId, ...rest }: FormProps) {
  const [answered, setAnswered] = useState<Submission | null>(null);
  const [changed, setChanged] = useState(nothing);
  const latest = useRef<Submission>(null);

  // Result and errors are rendered together, so invalid fields are marked by now.
  useEffect(() => {
    if (answered?.form.isConnected) focusAfterAnswer(answered, noticeId);
  }, [answered, noticeId]);

  async function submit(submission: Submission): Promise<void> {
    latest.current = submission;
    await onSubmit(new FormData(submission.form), submission.form);
    setChanged(nothing);
    if (latest.current === submission) setAnswered(submission);
  }

  return (
    <ChangedFields value={changed}>
      <form
        {...rest}
        onInput={(event) => {
          const { target } = event;
          if ('name' in target) setChanged((before) => new Set(before).add(String(target.name)));
          onInput?.(event);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const { currentTarget: form, nativeEvent } = event;
          void submit({ form, submitter: nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null });
        }}
      />
    </ChangedFields>
  );
}

function focusAfterAnswer({ form, submitter }: Submission, noticeId: string | undefined): void {
  const problem = firstFieldInError(form) ?? noticeOf(form, noticeId);
  if (problem) {
    problem.focus({ preventScroll: true });
    // Centred, because the header and the bottom bar cover the edges of the screen.
    problem.scrollIntoView({ block: 'center' });
    return;
  }
  if (document.activeElement === document.body) submitter?.focus({ preventScroll: true });
}

function firstFieldInError(form: HTMLFormElement): HTMLElement | null {
  const field = [...form.elements].find((each) => each.getAttribute('aria-invalid') === 'true');
  if (field instanceof HTMLFieldSetElement) return field.querySelector('input');
  return field instanceof HTMLElement ? field : null;
}

function noticeOf(form: HTMLFormElement, noticeId: string | undefined): HTMLElement | null {
  return noticeId === undefined ? form.querySelector('[role="alert"]') : document.getElementById(noticeId);
}
