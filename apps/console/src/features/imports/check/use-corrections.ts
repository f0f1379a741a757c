import type { EndpointInput, Endpoints, ImportLine, ImportRun } from '@haat/contracts';
import { call } from '../../../platform/api/call.ts';
import { useChange } from '../../../ui/screen/use-change.ts';
import { currentImport, refreshImport, rememberImport } from '../import-queries.ts';

type Correction = Omit<EndpointInput<Endpoints['adminImportLineCorrect']>['body'], 'checked_at'>;

/** Corrects a wrong line, or leaves it out, and hands on what the check finds it to be then. */
export type Correct = (line: number, correction: Correction, done: (checked: ImportLine) => void) => Promise<void>;

/** Corrections of an import's wrong lines, each sent with the check that is on the screen by then. */
export function useCorrections({ id }: Pick<ImportRun, 'id'>): { correct: Correct; isSaving: boolean } {
  const { save, isSaving } = useChange();
  async function correct(...[line, correction, done]: Parameters<Correct>): Promise<void> {
    const body = { ...correction, checked_at: currentImport(id)?.checked_at ?? '' };
    await save(call('adminImportLineCorrect', { params: { id, line }, body }), {
      done({ data, line: checked }) {
        rememberImport(data);
        done(checked);
      },
      refresh: () => refreshImport(id),
    });
  }
  return { correct, isSaving };
}
