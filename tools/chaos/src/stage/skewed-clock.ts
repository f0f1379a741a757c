// Preloaded into a server: shifts its clock by CLOCK_SKEW_HOURS. Timers and performance.now() are unaffected.
const skewMs = Number(process.env['CLOCK_SKEW_HOURS']) * 3_600_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [RealDate.now() + skewMs] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + skewMs;
  }
} as DateConstructor;
