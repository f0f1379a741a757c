import { useMessages } from '@haat/ui/i18n/messages.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { settingsMessages } from './messages.ts';
import { SettingsForm } from './settings-form.tsx';
import { useAdminSettings } from './settings-queries.ts';

/** The shop's settings: contacts, links and placeholders of its texts. Owners only. */
export function Page() {
  const t = useMessages(settingsMessages);
  const settings = useAdminSettings();
  const { data } = settings;
  usePageTitle(t.settings);

  const content = () => {
    if (data) return <SettingsForm settings={data} />;
    if (!settings.isError) return <LoadingLines />;
    return (
      <FailedNote error={settings.error} failedAt={settings.errorUpdatedAt} onRetry={() => void settings.refetch()} />
    );
  };

  return (
    <>
      <PageHead title={t.settings} text={t.settingsText} />
      {content()}
    </>
  );
}
