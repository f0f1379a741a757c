import { useId } from 'react';

/** Clay rings, running stitch and river waves: a pattern for each kind of seller. */
const weaves = {
  clay: {
    look: 'bg-surface-sand text-rating-ink',
    lines: (
      <>
        <circle cx="20" cy="20" r="6" />
        <circle cx="20" cy="20" r="13" strokeDasharray="4 4" />
      </>
    ),
  },
  stitch: {
    look: 'bg-offer-soft text-offer',
    lines: <path d="M0 8h40M0 16h40M0 24h40M0 32h40" strokeDasharray="7 5" />,
  },
  river: {
    look: 'bg-info-soft text-info',
    lines: <path d="M0 10q10-10 20 0t20 0M0 20q10-10 20 0t20 0M0 30q10-10 20 0t20 0" />,
  },
} as const;

export type Weave = keyof typeof weaves;

/** A decorative band as wide as its container. */
export function CraftPattern({ weave }: { weave: Weave }) {
  const id = useId();
  const { look, lines } = weaves[weave];
  return (
    <svg aria-hidden="true" className={`block h-33 w-full ${look}`}>
      <pattern id={id} width="40" height="40" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="1.3" opacity="0.6">
          {lines}
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
