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
        {words === undefined ? (
          <Button icon={EditIcon} onClick={start} className="justify-self-start">
            {t.changeWords}
          </Button>
        ) : (
          <>
            <TextArea
              label={t.mailWords}
              name="words"
              lang={locale}
              value={words}
              maxLength={2000}
              rows={9}
              error={error}
              help={shopName !== '' && !words.includes(shopName) ? t.namesNot(shopName) : undefined}
              onChange={({ target }) => onChange(target.value)}
            />
            <Button icon={ReturnIcon} onClick={() => onChange(undefined)} className="justify-self-start">
              {t.usualWords}
            </Button>
          </>
        )}
      </div>
    </PanelCard>
  );
}
