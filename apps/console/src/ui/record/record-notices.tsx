import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '../button.tsx';
import { screenMessages } from '../screen/messages.ts';

export interface RecordNoticesProps<Row> {
  /** The record that somebody else stored meanwhile. */
  theirs: Row | null;
  /** Why it was refused, if no field is at fault. */
  refused: string | null;
  goOn: (next: Row, isTheirs: boolean) => void;
}

/** Why a record was not stored, above its fields: a choice between two people's values, or a refusal. */
export function RecordNotices<Row>({ theirs, refused, goOn }: RecordNoticesProps<Row>) {
  const t = useMessages(screenMessages);
  return (
    <>
      {theirs !== null && (
        <Notice tone="warning" role="alert">
          <b className="block font-semibold">{t.theirsTitle}</b>
          {t.theirsText}
          <span className="mt-2 flex flex-wrap gap-2">
            <Button onClick={() => goOn(theirs, false)}>{t.keepMine}</Button>
            <Button onClick={() => goOn(theirs, true)}>{t.takeTheirs}</Button>
          </span>
        </Notice>
      )}
      {refused && (
        <Notice tone="error" role="alert">
          {refused}
        </Notice>
      )}
    </>
  );
}
