import { startVarnish } from '@haat/api/varnish';
import { medianFigures, printOriginLoad, type SaleFigures } from './sale-row.ts';
import { run, type Stage, startSaleServer, visitOnce } from './stage.ts';

const cdnSeconds = 5;

/**
 * The same mix with and without a cache in front of the shop that acts as a CDN: measures what still reaches the
 * shop.
 */
export async function benchCdn(stage: Stage): Promise<void> {
  const server = await startSaleServer(stage, { CDN_SECONDS: String(cdnSeconds), TRUST_PROXY: '1' });
  try {
    await visitOnce(server, stage);
    const cdn = await startVarnish(server.port);
    try {
      for (const pagesPort of [server.port, cdn.port]) {
        const figures: SaleFigures[] = [];
        for (let round = 0; round < stage.rounds; round += 1)
          figures.push(await run(stage, { server, ordersPerSecond: 100, lastsSeconds: 2 * cdnSeconds, pagesPort }));
        printOriginLoad(pagesPort === cdn.port ? `with a cache of ${cdnSeconds} s` : 'without', medianFigures(figures));
      }
    } finally {
      await cdn.close();
    }
  } finally {
    await server.stop();
  }
}
