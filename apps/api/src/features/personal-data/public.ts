export { collectPersonalData } from './collect-personal-data.ts';
export { forgetAddress, forgetPerson } from './forget-person.ts';
export { startRetention } from './retention.ts';
