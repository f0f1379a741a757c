import type { EndpointInput, Endpoints, ImportLine, ImportRun } from '@haat/contracts';
import { call } from '../../../platform/api/call.ts';
import { useChange } from '../../../ui/screen/use-change.ts';
import { currentImport, refreshImport, rememberImport } from '../import-queries.ts';

type Correction = Omit<EndpointInput<Endpoints['adminImportLineCorrect']>['body'], 'checked_at'>;

/** Corrects a line or leaves it out, and passes on the result of the new check. */
export type Correct = (line: number, correction: Correction, done: (checked: ImportLine) => void) => Promise<void>;

/** Corrects the lines of an import. Each correction is sent with the check currently on screen. */
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
