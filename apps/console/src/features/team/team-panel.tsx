import type { AdminTeamMember } from '@haat/contracts';
import { adminTeamChange, adminTeamCreate } from '@haat/contracts/content/admin-team-endpoints';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import { PhotoField } from '../../ui/record/photo-field.tsx';
import { RecordPanel } from '../../ui/record/record-panel.tsx';
import { TextFields } from '../../ui/record/text-fields.tsx';
import type { RecordForm } from '../../ui/record/record-form.ts';
import { useFieldWords } from '../../ui/record/use-field-words.tsx';
import { teamMessages } from './messages.ts';
import { refreshTeam } from './team-queries.ts';

type Typed = Omit<AdminTeamMember, 'id' | 'version'>;

const empty: Typed = {
  photo: '',
  title: '',
  title_bn: '',
  designation: '',
  designation_bn: '',
  email: '',
  address: '',
  address_bn: '',
  short_description: '',
  short_description_bn: '',
};

function typedOf(member: AdminTeamMember | null): Typed {
  if (member === null) return empty;
  const { id: _id, version: _version, ...typed } = member;
  return typed;
}

/** Adds a team member (null) or edits one. */
export function TeamPanel({ member, onClose }: { member: AdminTeamMember | null; onClose: () => void }) {
  const t = useMessages(teamMessages);
  const locale = useLocale();
  const { picture } = useFieldWords();
  const form: RecordForm<AdminTeamMember, Typed> = {
    fields: {
      photo: picture,
      title: t.nameEnglish,
      title_bn: t.nameBangla,
      designation: t.roleEnglish,
      designation_bn: t.roleBangla,
      email: t.email,
      address: t.addressEnglish,
      address_bn: t.addressBangla,
      short_description: t.aboutEnglish,
      short_description_bn: t.aboutBangla,
    },
    typedOf,
    bodyOf: (typed) => typed,
    create: { body: adminTeamCreate.body, send: (body) => call('adminTeamCreate', { body }) },
    change: {
      body: adminTeamChange.body,
      send: ({ id, version }, typed) => call('adminTeamChange', { params: { id }, body: { ...typed, version } }),
    },
    refresh: refreshTeam,
    said({ title, title_bn: titleBn }, isNew) {
      const name = inLocale(locale, title, titleBn);
      return isNew ? t.added(name) : t.saved(name);
    },
    refusals: { LIST_FULL: { text: t.full } },
  };
  const names = [
    { name: 'title', label: t.nameEnglish, lang: 'en', maxLength: 80 },
    { name: 'title_bn', label: t.nameBangla, lang: 'bn', maxLength: 80 },
    { name: 'designation', label: t.roleEnglish, lang: 'en', maxLength: 80 },
    { name: 'designation_bn', label: t.roleBangla, lang: 'bn', maxLength: 80 },
    { name: 'email', label: t.email, maxLength: 254, help: t.public },
    { name: 'address', label: t.addressEnglish, lang: 'en', maxLength: 200, help: t.public },
    { name: 'address_bn', label: t.addressBangla, lang: 'bn', maxLength: 200, help: t.public },
  ] as const;
  const about = [
    { name: 'short_description', label: t.aboutEnglish, lang: 'en', maxLength: 600, isLong: true },
    { name: 'short_description_bn', label: t.aboutBangla, lang: 'bn', maxLength: 600, isLong: true },
  ] as const;
  return (
    <RecordPanel
      title={member ? inLocale(locale, member.title, member.title_bn) : t.newMember}
      row={member}
      form={form}
      onClose={onClose}
    >
      {({ typed, errors, onType }) => (
        <>
          <PhotoField typed={typed} errors={errors} onType={onType} />
          <div className="grid gap-4 @min-[23rem]:grid-cols-2">
            <TextFields fields={names} typed={typed} errors={errors} onType={onType} />
          </div>
          <TextFields fields={about} typed={typed} errors={errors} onType={onType} />
        </>
      )}
    </RecordPanel>
  );
}
