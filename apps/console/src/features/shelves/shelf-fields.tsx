import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PhotoField } from '../../ui/record/photo-field.tsx';
import { TextFields } from '../../ui/record/text-fields.tsx';
import { shelfMessages } from './messages.ts';
import type { TypedShelf } from './use-shelf-forms.ts';

interface ShelfFieldsProps {
  typed: TypedShelf;
  errors: Record<string, string>;
  onType: (change: Partial<TypedShelf>) => void;
}

/** The picture of a category, subcategory or brand, and its names in both languages. */
export function ShelfFields({ typed, errors, onType }: ShelfFieldsProps) {
  const t = useMessages(shelfMessages);
  const names = [
    { name: 'title', label: t.nameEnglish, lang: 'en', maxLength: 80 },
    { name: 'title_bn', label: t.nameBangla, lang: 'bn', maxLength: 80 },
  ] as const;
  return (
    <>
      <PhotoField typed={typed} errors={errors} onType={onType} />
      <TextFields fields={names} typed={typed} errors={errors} onType={onType} />
    </>
  );
}
