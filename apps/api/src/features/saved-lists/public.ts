export { forgetSavedLists, savedListsOfPerson } from './personal-data.ts';
