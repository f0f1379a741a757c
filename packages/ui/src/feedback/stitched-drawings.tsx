const leaf = 'stroke-accent [stroke-dasharray:8_6]';
const vein = 'stroke-offer [stroke-dasharray:3_6]';
const wave = 'stroke-marigold [stroke-dasharray:8_6]';

/** A lotus in running stitch, for empty lists. */
export function StitchedLotus() {
  return (
    <svg
      width="200"
      height="160"
      viewBox="0 0 200 160"
      fill="none"
      strokeLinecap="round"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <path
        className={leaf}
        d="M100 124C68 104 66 58 100 30c34 28 32 74 0 94ZM100 124C66 128 44 102 42 66c26 4 42 18 50 34M100 124c34 4 56-22 58-58-26 4-42 18-50 34M100 124C62 142 30 132 16 104c16-4 34-4 48 4M100 124c38 18 70 8 84-20-16-4-34-4-48 4"
      />
      <path className={vein} d="M100 46v62M80 62c-2 16 2 32 12 46M120 62c2 16-2 32-12 46" />
      <path className={wave} d="M12 146q11-9 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0" />
      <g className="fill-marigold">
        <circle cx="100" cy="16" r="3" />
        <circle cx="64" cy="30" r="2.4" />
        <circle cx="136" cy="30" r="2.4" />
      </g>
    </svg>
  );
}

/** A boat in running stitch, for missing pages. */
export function StitchedBoat() {
  return (
    <svg
      width="260"
      height="170"
      viewBox="0 0 260 170"
      fill="none"
      strokeLinecap="round"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path
        className={leaf}
        d="M28 104c30 30 170 30 204-8-14 48-60 56-100 56s-88-8-104-48ZM132 96V20c34 12 56 38 62 70-20 6-40 8-62 6ZM122 96V38c-22 12-36 30-42 52 14 4 28 6 42 6Z"
      />
      <path className={vein} d="M146 44v44M160 54v36M174 66v24" />
      <path className={wave} d="M4 160q14-10 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0" />
      <circle className="stroke-offer [stroke-dasharray:6_4.5]" cx="214" cy="34" r="15" />
    </svg>
  );
}
