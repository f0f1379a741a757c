export const messages = {
  picture: 'Picture',
  choose: 'Choose a picture',
  change: 'Change the picture',
  note: 'JPEG, PNG or WebP, up to 5 MB',
  tooLarge: (name: string) => `${name} is larger than 5 MB. Make it smaller, then add it again.`,
  unreadable: (name: string) => `${name} cannot be read. If it is in the cloud, download it first, then add it again.`,
  unusable: (name: string) => `${name} cannot be used. Choose a JPEG, PNG or WebP photo.`,
  full: (name: string) => `${name} could not be kept: the server has no room. Tell whoever looks after it.`,
  failed: (name: string) => `${name} was not uploaded: the server did not answer. Add it again.`,
};

export type PictureMessages = typeof messages;
