import { classNames } from '../class-names.ts';

const colours = { plain: 'stitch', accent: 'stitch-accent', marigold: 'stitch-marigold' } as const;

export interface StitchProps {
  colour?: keyof typeof colours | undefined;
  className?: string | undefined;
}

/** The running stitch of nakshi kantha: joins a title to its controls, divides a sum from its total. Decoration. */
export function Stitch({ colour = 'plain', className }: StitchProps) {
  return <span aria-hidden="true" className={classNames('block', colours[colour], className)} />;
}
