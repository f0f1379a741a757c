/** The first migration: its schema is the result of the migrations it replaced. */
export const baseline = '20261121220000_baseline';

/** The migrations that the baseline replaced, oldest first. */
export const squashedMigrations = [
  '20261121093357_first',
  '20261121101200_similar_search',
  '20261121103000_quick_writes',
  '20261121104000_stock_functions',
  '20261121104019_saved_lines',
  '20261121105412_quick_checkout',
  '20261121111008_lean_checkout',
  '20261121111948_lasting_plans',
  '20261121124921_order_status_reason',
  '20261121131419_forget_mails',
  '20261121131538_functions_find_each_other',
  '20261121132353_product_counts',
  '20261121132621_similar_search_bounded',
  '20261121141200_plans_without_compiling',
  '20261121155755_search_without_pending_list',
  '20261121191000_line_colours',
  '20261121200000_shop_districts',
  '20261121201000_district_names',
];

/**
 * The applied migrations of a database or backup, with the baseline in place of those it replaced. Throws a one-line
 * error that names the version to upgrade through if only some of those were applied.
 */
export function withBaseline(applied: readonly string[]): string[] {
  const squashed = new Set(squashedMigrations);
  const later = applied.filter((name) => !squashed.has(name));
  const count = applied.length - later.length;
  if (count === 0) return later;
  if (count < squashed.size) {
    throw new Error(
      `This database is older than ${squashedMigrations.at(-1)}: upgrade it with a version of Haat that ends with that migration, then with this one.`,
    );
  }
  return [baseline, ...later.filter((name) => name !== baseline)];
}
