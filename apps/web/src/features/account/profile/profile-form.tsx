import type { Profile } from '@haat/contracts';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { readFile } from '@haat/ui/device/read-file.ts';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { formText } from '@haat/ui/forms/form-text.ts';
import { formatPhone } from '@haat/contracts/shared/format';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { renameSession } from '../../../platform/session/session.ts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { Button } from '@haat/ui/forms/button.tsx';
import { TextField } from '@haat/ui/forms/field.tsx';
import { Form } from '@haat/ui/forms/form.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { SuccessIcon } from '@haat/ui/icons/icons.ts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { Stitch } from '@haat/ui/layout/stitch.tsx';
import { accountMessages } from '../messages.ts';
import { PhotoField } from './photo-field.tsx';
import { clearProfileDraft, saveProfileDraft, readProfileDraft, type ProfileDraft } from './profile-draft.ts';

const maxPhotoBytes = 5 * 1024 * 1024;

type State = 'editing' | 'saving' | 'saved';

/** The shopper's details, for editing. The photo is sent only if a new one was chosen. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const [draft, setDraft] = useState(() => readProfileDraft(profile.email));
  const [photo, setPhoto] = useState<File | null>(null);
  const [state, setState] = useState<State>('editing');
  const changes = useRef(0);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

  function fail(text: string, fields: Record<string, string>) {
    setState('editing');
    setFailure(text);
    setErrors(fields);
  }

  async function save(form: FormData) {
    if (photo && photo.size > maxPhotoBytes) return fail(t.checkFields, { photo: t.photoTooLarge });
    setState('saving');
    setFailure('');
    setErrors({});
    const sent = changes.current;
    const bytes = photo && (await readFile(photo));
    if (photo && !bytes) return fail(t.checkFields, { photo: t.photoUnreadable });
    const read = (name: string) => formText(form, name);
    const answer = await call('profileChange', {
      body: {
        full_name: read('full_name'),
        email: profile.email,
        address: read('address'),
        city: read('city'),
        country: read('country'),
        phone: read('phone'),
        ...(bytes && { photo: bytes }),
      },
    });
    if (answer.ok) {
      renameSession(answer.body.data.full_name);
      // What was typed meanwhile is not stored yet.
      if (changes.current > sent) return setState('editing');
      setPhoto(null);
      setDraft({});
      clearProfileDraft();
      return setState('saved');
    }
    const { code, message } = answer.problem;
    if (code === 'IMAGE_INVALID' || code === 'TOO_LARGE') {
      return fail(t.checkFields, { photo: locale === 'en' && message ? message : t.photoHelp });
    }
    const fields = fieldErrors(answer.problem, locale);
    fail(Object.keys(fields).length > 0 ? t.checkFields : t.notSaved, fields);
  }

  return (
    <Form
      noValidate
      onChange={(event) => {
        changes.current += 1;
        setState((before) => (before === 'saving' ? before : 'editing'));
        saveProfileDraft(event.currentTarget, profile.email);
      }}
      onSubmit={save}
    >
      <div className="flex items-center justify-between gap-3">
        <PhotoField name={profile.full_name} photo={profile.photo} error={errors.photo} onChoose={setPhoto} />
        <Badge tone={profile.status === 'active' ? 'success' : 'neutral'}>{t.statuses(profile.status)}</Badge>
      </div>
      <Stitch className="my-6" />
      <ProfileFields profile={profile} draft={draft} errors={errors} />
      {failure && (
        <Notice tone="error" role="alert" className="mt-5">
          {failure}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" busy={state === 'saving'} busyText={t.sending} className="max-sm:w-full">
          {t.saveChanges}
        </Button>
        <output className="text-sm text-success">
          {state === 'editing' && Object.keys(draft).length > 0 && (
            <span className="text-ink-muted">{t.draftBack}</span>
          )}
          {state === 'saved' && (
            <span className="flex items-center gap-2">
              <Icon of={SuccessIcon} size={20} />
              {t.saved}
            </span>
          )}
        </output>
      </div>
    </Form>
  );
}

interface ProfileFieldsProps {
  profile: Profile;
  draft: ProfileDraft;
  errors: Record<string, string>;
}

function ProfileFields({ profile, draft, errors }: ProfileFieldsProps) {
  const locale = useLocale();
  const t = useMessages(accountMessages);
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-5">
      <TextField
        label={t.fullName}
        name="full_name"
        autoComplete="name"
        defaultValue={draft.full_name ?? profile.full_name}
        error={errors.full_name}
      />
      <TextField label={t.email} name="email" type="email" readOnly value={profile.email} />
      <TextField
        label={t.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={draft.phone ?? formatPhone(profile.phone, locale)}
        error={errors.phone}
      />
      <TextField
        label={t.country}
        name="country"
        autoComplete="country-name"
        defaultValue={draft.country ?? profile.country}
        error={errors.country}
      />
      <TextField
        label={t.city}
        name="city"
        autoComplete="address-level2"
        defaultValue={draft.city ?? profile.city}
        error={errors.city}
      />
      <TextField
        label={t.address}
        name="address"
        autoComplete="street-address"
        defaultValue={draft.address ?? profile.address}
        error={errors.address}
      />
    </div>
  );
}
