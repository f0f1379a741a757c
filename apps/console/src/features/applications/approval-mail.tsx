import type { Application } from '@haat/contracts';
import { TextArea } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { EditIcon, ReturnIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../../ui/button.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { MailPreview } from './mail-preview.tsx';
import { applicationMessages } from './messages.ts';

export interface ApprovalMailProps {
  application: Application;
  /** In the applicant's language. */
  shopName: string;
  /** The changed words; undefined for the usual ones. */
  words: string | undefined;
  error: string | undefined;
  /** Called instead of `onChange` if there is no name yet for the usual words. */
  onNameMissing: () => void;
  onChange: (words: string | undefined) => void;
}

/** The mail that an approval sends, and a field for its words. */
export function ApprovalMail({ application, shopName, words, error, onNameMissing, onChange }: ApprovalMailProps) {
  const t = useMessages(applicationMessages);
  const { locale, full_name: fullName, mails } = application;
  const start = () =>
    shopName === '' ? onNameMissing() : onChange(mails.approved.words.replaceAll('{shop}', () => shopName));
  return (
    <PanelCard title={t.mail(fullName)}>
      <div className="grid gap-3">
        <MailPreview application={application} mail="approved" value={shopName} words={words?.trim()} />
        {words !== undefined && (
          <TextArea
            label={t.mailWords}
            name="words"
            lang={locale}
            value={words}
            maxLength={2000}
            rows={9}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens where the button was pressed
            autoFocus
            error={error}
            help={shopName !== '' && !words.includes(shopName) ? t.namesNot(shopName) : undefined}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        {/* One button, so that focus stays on it. */}
        <Button
          icon={words === undefined ? EditIcon : ReturnIcon}
          onClick={words === undefined ? start : () => onChange(undefined)}
          className="justify-self-start"
        >
          {words === undefined ? t.changeWords : t.usualWords}
        </Button>
      </div>
    </PanelCard>
  );
}
