import { TextArea, TextField } from '@haat/ui/forms/field.tsx';

/** A text field: its name, language and length. */
export interface TextFieldOf {
  name: string;
  label: string;
  lang?: 'en' | 'bn';
  maxLength: number;
  help?: string;
  type?: 'datetime-local';
  /** Has several lines. */
  isLong?: boolean;
}

export interface TextFieldsProps {
  fields: readonly TextFieldOf[];
  /** The form values, by field name. */
  typed: object;
  errors: Record<string, string>;
  onType: (change: Record<string, string>) => void;
}

/** The text fields of a record, one below the other or as the parent lays them out. */
export function TextFields({ fields, typed, errors, onType }: TextFieldsProps) {
  const values = new Map<string, unknown>(Object.entries(typed));
  const valueOf = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return fields.map(({ isLong = false, ...field }) => {
    const { name } = field;
    const ties = {
      ...field,
      value: valueOf(name),
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
    };
    return isLong ? <TextArea key={name} {...ties} /> : <TextField key={name} {...ties} />;
  });
}
