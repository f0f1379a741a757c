import { startCountingSold, startRemovingPictures } from './features/catalogue/public.ts';
import { startImports } from './features/imports/public.ts';
import { startLapsingOrders } from './features/orders/public.ts';
import { startCountingSales } from './features/search/public.ts';
import { startRetention } from './features/personal-data/public.ts';
import { startRemovingReviewPhotos } from './features/reviews/public.ts';
import { startMergingFigures } from './features/today/public.ts';
import { startWarmingPictures } from './platform/pictures/warm-pictures.ts';
import { startExpiringMails } from './platform/mail/expire-mails.ts';
import { startMailWorker } from './platform/mail/mail-worker.ts';
import type { Services } from './services.ts';

/** The folders of demo pictures that cards and rows show. */
const shownOften = ['categories', 'products', 'shops', 'brands'];

/** Runs jobs in this process until the services close. */
export async function startJobs(services: Services): Promise<void> {
  await startMailWorker(services);
  startExpiringMails(services);
  startLapsingOrders(services);
  startRetention(services);
  startRemovingPictures(services);
  startRemovingReviewPhotos(services);
  startImports(services);
  startCountingSold(services);
  startCountingSales(services);
  startMergingFigures(services);
  startWarmingPictures(services, shownOften);
}
