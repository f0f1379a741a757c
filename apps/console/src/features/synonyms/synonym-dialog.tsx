import { synonymBounds } from '@haat/contracts/catalogue/admin-synonym';
import { adminSynonymChange, adminSynonymCreate } from '@haat/contracts/catalogue/admin-synonym-endpoints';
import type { AdminSynonym } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import { ChipsField } from '../../ui/chips/chips-field.tsx';
import { RecordDialog } from '../../ui/record/record-dialog.tsx';
import type { RecordForm } from '../../ui/record/record-form.ts';
import { synonymMessages } from './messages.ts';
import { refreshSynonyms } from './synonym-queries.ts';

type Typed = Pick<AdminSynonym, 'words' | 'narrower'>;

export interface SynonymDialogProps {
  /** Null for a new group. */
  group: AdminSynonym | null;
  /** The first word of a new group, such as a search without results. */
  first?: string | undefined;
  onClose: () => void;
}

/** Adds or edits a synonym group. */
export function SynonymDialog({ group, first, onClose }: SynonymDialogProps) {
  const t = useMessages(synonymMessages);
  const form: RecordForm<AdminSynonym, Typed> = {
    fields: { words: t.words, narrower: t.narrower },
    typedOf: (row) => ({ words: row?.words ?? (first ? [first] : []), narrower: row?.narrower ?? [] }),
    bodyOf: (typed) => typed,
    create: { body: adminSynonymCreate.body, send: (typed) => call('adminSynonymCreate', { body: typed }) },
    change: {
      body: adminSynonymChange.body,
      send: ({ id, version }, typed) => call('adminSynonymChange', { params: { id }, body: { ...typed, version } }),
    },
    refresh: refreshSynonyms,
    said: ({ words: [name = ''] }, isNew) => (isNew ? t.created(name) : t.saved(name)),
    refusals: { LIST_FULL: { text: t.full } },
  };
  return (
    <RecordDialog title={group ? t.changeGroup : t.newGroup} row={group} form={form} onClose={onClose}>
      {({ typed, errors, onType }) => (
        <>
          {[
            { name: 'words' as const, label: t.words, help: t.wordsHelp },
            { name: 'narrower' as const, label: t.narrower, help: t.narrowerHelp },
          ].map(({ name, label, help }) => (
            <ChipsField
              key={name}
              label={label}
              addLabel={t.addWord}
              removeLabel={t.removeWord}
              chips={typed[name]}
              maxChips={synonymBounds.words}
              maxLength={synonymBounds.letters}
              help={help}
              error={errorOf(errors, name)}
              onChange={(chips) => onType({ [name]: chips })}
            />
          ))}
        </>
      )}
    </RecordDialog>
  );
}

/** The error of a list as a whole, or of one of its words. */
function errorOf(errors: Record<string, string>, field: string): string | undefined {
  return errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1];
}
