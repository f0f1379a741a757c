import { classNames } from '../class-names.ts';

const colours = { plain: 'stitch', accent: 'stitch-accent', marigold: 'stitch-marigold' } as const;

export interface StitchProps {
  colour?: keyof typeof colours | undefined;
  className?: string | undefined;
}

/** The running stitch of nakshi kantha: between a title and its controls, and above a total. Decorative. */
export function Stitch({ colour = 'plain', className }: StitchProps) {
  return <span aria-hidden="true" className={classNames('block', colours[colour], className)} />;
}
