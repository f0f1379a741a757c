export const messages = {
  yourReview: 'Your review',
  yourRating: 'Rating',
  message: 'Message',
  messageHelp: 'What was good, what was not? Other shoppers read it.',
  send: 'Submit',
  sending: 'Sending...',
  reviewStored: 'Your review is on the page. Sending another one replaces it.',
  reviewWaits: 'Your review is awaiting approval. Until then only you can see it.',
  reviewHidden: 'The shop does not show your review.',
  notLoaded: 'We could not check whether you have reviewed this product.',
  tryAgain: 'Try again',
  reviewFailed: 'Your review was not stored. What you wrote is still here; please try again.',
  chooseStars: 'Please choose a rating from 1 to 5.',

  photos: (most: string) => `Photos, up to ${most}`,
  addPhotos: 'Add photos',
  removePhoto: (position: string) => `Remove photo ${position}`,
  yourPhoto: (position: string) => `Your photo ${position}`,
  uploading: 'The photo is being sent',
  photosHelp: 'Show how it looks at your home. Nobody sees where or when a photo was taken.',
  tooMany: (most: string) => `A review has room for ${most} photos.`,
  unusable: (name: string) => `${name} cannot be used. Choose a JPEG, PNG or WebP photo.`,
  unreadable: (name: string) =>
    `${name} cannot be read. If it is in the cloud, open it once in your gallery, then add it again.`,
  tooLarge: (name: string) => `${name} is too large. Choose a smaller photo.`,
  tooOften: 'That was a lot of photos within an hour. Please add more later.',
  notSent: (name: string) => `${name} was not sent. Please add it again.`,
  photoGone: 'A photo is no longer there. Remove it, add it again and submit once more.',
};

export type ReviewFormMessages = typeof messages;
