// One file to load, because the names of all files are in the console's first load.
export { ChartPanel } from './chart-panel.tsx';
export { ChartSection } from './chart-section.tsx';
