export { startCountingFigures } from './count-figures.ts';
