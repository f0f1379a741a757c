export const messages = {
  team: 'About us',
  teamText: (count: string, isOne: boolean) =>
    isOne ? 'One person, as shoppers see them under About us' : `${count} people, as shoppers see them under About us`,
  add: 'Add somebody',
  newMember: 'Somebody new',
  search: 'Name or role, either language',
  name: 'Name',
  role: 'Role',
  email: 'E-mail',
  nameEnglish: 'Name in English',
  nameBangla: 'Name in Bangla',
  roleEnglish: 'Role in English',
  roleBangla: 'Role in Bangla',
  addressEnglish: 'Address in English',
  addressBangla: 'Address in Bangla',
  aboutEnglish: 'About, in English',
  aboutBangla: 'About, in Bangla',
  public: 'Everybody can read this in the shop.',
  added: (name: string) => `${name} is added, as the last.`,
  saved: (name: string) => `${name} is saved.`,
  removeText: 'They are no longer shown under About us. This cannot be undone.',
  full: 'There are as many people as there can be. Remove somebody first.',
  none: 'About us shows nobody',
  noneText: 'Add the people behind the shop: shoppers like to know from whom they buy.',
  notFound: (typed: string) => `Nobody is called “${typed}”`,
};

export type TeamMessages = typeof messages;
