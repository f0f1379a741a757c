export { startImports } from './work/start-imports.ts';
