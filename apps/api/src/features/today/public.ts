export { startMergingFigures } from './merge-figures.ts';
