import { warmPictures } from './platform/images/warm-pictures.ts';
import { startForgettingMails } from './platform/mail/forget-mails.ts';
import { startMailWorker } from './platform/mail/mail-worker.ts';
import type { Services } from './services.ts';

/** Begins to do jobs in this process, until the services close. */
export async function startJobs(services: Services): Promise<void> {
  await startMailWorker(services);
  startForgettingMails(services);
  void warmPictures(services);
}
