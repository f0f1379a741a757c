import { createContext, useMemo, useState, type Dispatch, type SetStateAction } from 'react';

interface UploadsOfForm {
  /** Whether the form is being saved: a picture that is chosen now would not be saved with it. */
  isSaving: boolean;
  setRunning: Dispatch<SetStateAction<number>>;
}

/** Links the picture fields of a form with its save button: neither can be used while the other is busy. */
export const FormUploads = createContext<UploadsOfForm>({ isSaving: false, setRunning: () => undefined });

/** The uploads of a form: `link`, which its fields get from `FormUploads`, and whether one is running. */
export function useFormUploads(isSaving: boolean) {
  const [running, setRunning] = useState(0);
  const link = useMemo(() => ({ isSaving, setRunning }), [isSaving]);
  return { link, isUploading: running > 0 };
}
