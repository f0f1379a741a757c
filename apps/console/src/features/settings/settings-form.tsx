import type { AdminShopSettings, OwnSettings } from '@haat/contracts';
import { adminSettingsChange } from '@haat/contracts/content/admin-endpoints';
import { TextArea, TextField } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { useUndo } from '../../platform/undo/last-undo.ts';
import { Button } from '../../ui/button.tsx';
import { RecordNotices } from '../../ui/record/record-notices.tsx';
import type { RecordForm } from '../../ui/record/record-form.ts';
import { useRecord } from '../../ui/record/use-record.ts';
import { LeaveGuard } from '../../ui/screen/leave-guard.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import { UnsavedChanges } from '../../ui/screen/unsaved-changes.tsx';
import { CallWordsField } from './call-words-field.tsx';
import { settingsMessages } from './messages.ts';
import { ReminderFields } from './reminder-fields.tsx';
import { rememberSettings } from './settings-queries.ts';
import { SettingsSection } from './settings-section.tsx';

/** The fields by section, in both languages if shoppers see them in both. */
const sections = [
  { name: 'contact', fields: ['phone', 'email', 'address', 'address_bn'] },
  { name: 'calls', fields: ['call_words_bn', 'call_words'] },
  { name: 'links', fields: ['chat_url', 'facebook_url', 'instagram_url', 'youtube_url'] },
  { name: 'texts', fields: ['processing_days', 'processing_days_bn', 'governing_law', 'governing_law_bn'] },
  { name: 'strip', fields: ['welcome', 'welcome_bn', 'welcome_note', 'welcome_note_bn'] },
  {
    name: 'about',
    fields: [
      'about_intro',
      'about_intro_bn',
      'about_store',
      'about_store_bn',
      'about_promise',
      'about_promise_bn',
      'about_shops',
      'about_shops_bn',
      'about_sell',
      'about_sell_bn',
    ],
  },
  { name: 'mails', fields: ['mail_sender'] },
] as const;

async function send({ version }: AdminShopSettings, body: OwnSettings) {
  const answer = await call('adminSettingsChange', { body: { ...body, version } });
  if (answer.ok) rememberSettings(answer.body.data);
  return answer;
}

/**
 * The settings, stored together; unsaved changes are counted at the bottom. What others store meanwhile is shown unless
 * there is input here: saving reports it then.
 */
export function SettingsForm({ settings }: { settings: AdminShopSettings }) {
  const t = useMessages(settingsMessages);
  const screen = useMessages(screenMessages);
  const element = useRef<HTMLFormElement>(null);
  const form: RecordForm<AdminShopSettings, OwnSettings> = {
    fields: {
      ...t.fields,
      courier_day_off: { label: t.fields.courier_day_off, show: (day) => (day === '' ? t.noDayOff : t.weekdays[day]) },
    },
    typedOf: (row) => typedOf(row ?? settings),
    bodyOf: (typed) => typed,
    create: { body: adminSettingsChange.body, send: (typed) => send(settings, typed) },
    change: { body: adminSettingsChange.body, send },
    refresh: () => undefined,
    said: () => t.saved,
  };
  const record = useRecord(settings, form);
  const { typed, type, changes, errors, isSaving } = record;
  const before = typedOf(record.base ?? settings);
  const isChanged = changes.length > 0;
  useShortcuts({ 'Ctrl+s': isChanged ? () => element.current?.requestSubmit() : undefined, 'Ctrl+z': useUndo() });

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void record.submit();
      }}
    >
      <div className="mb-4 empty:hidden">
        <RecordNotices {...record.notices} />
      </div>
      {sections.map((section) => (
        <SettingsSection key={section.name} {...t.sections[section.name]}>
          {section.name === 'calls' && <ReminderFields typed={typed} type={type} errors={errors} />}
          {section.fields.map((name) => {
            const field = {
              name,
              label: t.fields[name],
              lang: name.endsWith('_bn') ? 'bn' : undefined,
              value: typed[name],
              error: errors[name],
              onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
            };
            if (name === 'call_words' || name === 'call_words_bn') return <CallWordsField key={name} {...field} />;
            if (section.name === 'about')
              return <TextArea key={name} {...field} rows={name.startsWith('about_intro') ? 3 : 6} maxLength={2000} />;
            return (
              <TextField
                key={name}
                {...field}
                placeholder={name.endsWith('_url') ? t.noLink : undefined}
                help={name === 'mail_sender' ? t.senderHelp : undefined}
                maxLength={name === 'mail_sender' ? 60 : 300}
              />
            );
          })}
        </SettingsSection>
      ))}
      {isChanged && (
        <section aria-label={screen.unsaved} className="save-bar">
          <UnsavedChanges changes={changes} />
          <div className="flex gap-2 max-md:grid max-md:w-full max-md:grid-cols-2">
            <Button onClick={() => type(before)} disabled={isSaving}>
              {screen.discard}
            </Button>
            <Button type="submit" variant="primary" hint="Ctrl S" busy={isSaving}>
              {screen.save}
            </Button>
          </div>
        </section>
      )}
      <LeaveGuard isActive={() => isChanged} text={screen.leaveText} />
    </form>
  );
}

function typedOf({ version: _version, ...settings }: AdminShopSettings): OwnSettings {
  return settings;
}
