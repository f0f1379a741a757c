export { useApplicationCount } from './use-application-count.ts';
