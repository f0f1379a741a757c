import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

/** The endpoints for exporting and deleting a person's data. */
export function personalDataHandlers(services: Services): Pick<Handlers, 'accountExport' | 'accountDelete'> {
  return {
    accountExport: (input) => exportAccount(services, input),
    accountDelete: (input) => deleteAccount(services, input),
  };
}
