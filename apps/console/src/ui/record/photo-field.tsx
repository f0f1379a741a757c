import { PictureField } from '../pictures/picture-field.tsx';

interface PhotoFieldProps {
  typed: { photo: string };
  errors: Record<string, string>;
  onType: (change: { photo: string }) => void;
}

/** The square picture of a record, its `photo`. */
export function PhotoField({ typed, errors, onType }: PhotoFieldProps) {
  return (
    <PictureField
      name="photo"
      path={typed.photo}
      error={errors['photo']}
      shape="aspect-square"
      onChange={(photo) => onType({ photo })}
    />
  );
}
