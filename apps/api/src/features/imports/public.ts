export { startImports } from './steps/start-imports.ts';
