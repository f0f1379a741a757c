import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client';

/** The metrics of one process with their values. */
export type Report = MetricObjectWithValues<MetricValue<string>>[];

/** Older gauges say nothing about the present. */
const maxAgeMs = 60_000;

/** The latest reports of the server processes, by the process's id. */
export interface Reports {
  /** Replaces the previous report of this process. */
  add(id: number, report: Report): void;
  /** The process has exited: what it counted stays in the sum, its gauges do not. */
  end(id: number): void;
  /**
   * The metrics of all processes together. Of a process that has not reported for a minute only what it counted is
   * included. Throws if that is true of every process, or there is none.
   */
  sum(): Promise<Registry>;
}

/** Keeps reports, so that no counter falls because a process is late or was replaced: Prometheus takes that for a reset. */
export function createReports(): Reports {
  const latest = new Map<number, { report: Report; at: number }>();
  let ended: Promise<Report> = Promise.resolve([]);

  return {
    add(id, report) {
      latest.set(id, { report, at: Date.now() });
    },
    end(id) {
      const last = latest.get(id);
      latest.delete(id);
      if (last)
        ended = ended.then((total) =>
          AggregatorRegistry.aggregate([total, last.report.filter(isCounted)]).getMetricsAsJSON(),
        );
    },
    async sum() {
      const total = await ended;
      const oldestAt = Date.now() - maxAgeMs;
      const reports = [...latest.values()];
      if (!reports.some(({ at }) => at >= oldestAt)) throw new Error('No server process has reported within a minute.');
      const current = reports.map(({ report, at }) => (at >= oldestAt ? report : report.filter(isCounted)));
      return AggregatorRegistry.aggregate([total, ...current]);
    },
  };
}

/** Whether a metric only ever grows; `type` is a name, whatever its TypeScript type says. */
function isCounted({ type }: Report[number]): boolean {
  return ['counter', 'histogram'].includes(String(type));
}
