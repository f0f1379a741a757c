import type { ImportRun } from '@haat/contracts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { DownloadIcon } from '@haat/ui/icons/icons.ts';
import { buttonLook } from '../../ui/button.tsx';

/**
 * A link to the wrong lines of an import as a file for correction; renders nothing if none are wrong or the lines are
 * no longer kept.
 */
export function WrongLinesLink({ run, label }: { run: ImportRun; label: string }) {
  const locale = useLocale();
  if (run.counts.wrong === 0 || !run.has_lines) return null;
  return (
    <a
      href={`/api/admin/imports/${run.id}/wrong-lines?lang=${locale}`}
      download="wrong-lines.csv"
      className={buttonLook({})}
    >
      <Icon of={DownloadIcon} size={18} />
      {label}
    </a>
  );
}
