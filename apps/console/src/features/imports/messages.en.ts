/** Lines that are not saved in their current state. */
export interface LeftOutCounts {
  wrong: number;
  toLookAt: number;
  unwanted: number;
}

const lines = (count: number, text: string) => (count === 1 ? `${text} line` : `${text} lines`);

const list = new Intl.ListFormat('en-GB');
const listOf = (parts: readonly (string | false)[]) => list.format(parts.filter((part) => part !== false));

export const messages = {
  products: 'Products',
  title: 'Import products',
  path: 'Steps of an import',
  steps: { upload: 'Upload', columns: 'Columns', check: 'Check', done: 'Done' },

  drop: 'Drop a CSV or Excel file here, or choose one',
  dropNote: (count: string, megabytes: string) =>
    `Up to ${count} lines or ${megabytes} MB. Nothing changes before you have seen every line.`,
  choose: 'Choose file',
  reading: 'Reading the file …',
  unreadable: 'This cannot be read. Choose a file; if it is in the cloud, download it first.',
  tooLarge: (megabytes: string) => `This file is larger than ${megabytes} MB. Split it, and import the parts.`,
  notUploaded: 'The file did not arrive. Nothing has changed; try again.',
  earlier: 'Earlier imports',
  noneEarlier: 'Nothing was imported yet',
  noneEarlierText: 'Whoever imports a file finds it here, with who did it and a way to take it back.',
  forSeller: 'For the seller',
  forSellerText: 'Send sellers this file. It has every column and an example line. Headings may be English or Bangla.',
  template: 'Empty file with headings',
  exportAll: 'All products on sale as CSV',
  exportExcel: 'All products on sale as Excel',
  howMatched: 'How lines are matched',
  matched: {
    known:
      'Number or address filled: that product is changed. An empty cell, or a column that is not there, leaves the field as it is.',
    new: 'Both empty: a new product is made, retired until its pictures are in.',
    stock: 'Stock is set as a difference, so orders that come in meanwhile are not lost.',
    lists: 'Sizes, colours and search words: several with ; between. A single - empties the list.',
  },
  file: 'File',
  who: 'Who',
  when: 'When',
  state: 'State',
  states: {
    columns: 'Columns not assigned',
    checking: 'Being checked',
    checked: 'Checked, not saved',
    applying: 'Being saved',
    applied: 'Saved',
    undoing: 'Undoing',
    undone: 'Undone',
  },
  undoUntil: (day: string) => `Undo, until ${day}`,
  kinds: { new: 'New', changed: 'Changed', same: 'Same', wrong: 'Wrong', look_at: 'Look at', left_out: 'Left out' },
  lookBadge: 'Look',
  all: 'All',

  aboutFile: (count: number, text: string, columns: string, encoding: string) =>
    `${lines(count, text)}, ${columns} columns, ${encoding}`,
  /** As reported by the server. */
  encoding: (said: string) => said,
  inFile: 'In the file',
  firstLine: 'First cell',
  goesTo: 'Goes to',
  goesToOf: (heading: string) => `Where ${heading} goes`,
  howSure: 'How sure',
  leaveOut: 'Leave out',
  guesses: {
    known: 'by its name',
    as_last_time: 'as last time',
    similar: 'a guess, look at it',
    none: 'not saved',
    chosen: 'chosen by you',
  },
  back: 'Back',
  check: (count: number, text: string) => `Check ${lines(count, text)}`,
  twice: 'Two columns go to the same field. Leave one of them out.',
  nothingChosen: 'Every column is left out. Assign at least one of them.',

  progress: {
    checking: { title: 'Checking every line', text: 'Nothing changes yet. You can leave this page and come back.' },
    applying: {
      title: 'Saving',
      text: 'You can leave this page: the import will finish, even if the server is restarted.',
    },
    undoing: { title: 'Undoing the import', text: 'You can leave this page: it will finish.' },
  },
  done: (part: string, whole: string) => `${part} of ${whole} lines`,

  tryOnly: (file: string, count: number, text: string) =>
    `${file}, ${lines(count, text)}. This is a try; nothing has changed yet.`,
  kindsLabel: 'Lines by kind',
  linesLabel: 'Lines of the file',
  line: 'Line',
  lineNumber: (text: string) => `Line ${text}`,
  kind: 'Kind',
  product: 'Product',
  price: 'Price',
  offer: 'Offer',
  stock: 'Stock',
  what: 'What changes, what is wrong',
  from: 'was',
  to: 'becomes',
  look: 'Correct…',
  swap: 'Swap',
  makeIt: (text: string) => `Make it ${text}`,
  useNearest: 'Use the nearest',
  takeIn: 'Include again',
  isRight: 'It is right',
  lineSaidRight: (line: string) => `Line ${line} is saved as it stands.`,
  saidRight: 'Checked and confirmed.',
  notRight: 'Withdraw confirmation',
  lineToLookAt: (line: string) => `Line ${line} is left out until you confirm it.`,
  lineLeftOut: (line: string) => `Line ${line} is left out.`,
  lineTakenIn: (line: string) => `Line ${line} was taken in again.`,
  lineOf: (line: string, file: string) => `Line ${line} of ${file}`,
  lineText:
    'Correct what is marked here, or in your file and import it again. Without it, the other lines can be saved now.',
  lineLookText: 'This looks like a mistake. Correct what is marked, or say that it is right.',
  checkAgain: 'Check it again',
  lineRight: (line: string) => `Line ${line} is right now.`,
  lineWrong: 'Something is still wrong with this line.',
  lineLook: 'This line still looks like a mistake.',
  emptyCell: 'empty',
  close: 'Close',
  noLines: 'No such lines',
  noLinesText: 'Look at the other kinds.',
  range: (first: string, last: string, whole: string) => `Lines ${first}–${last} of the file, ${whole} in all`,
  next: 'Next',
  wrongCsv: 'Wrong lines as CSV',
  wrongCsvCount: (count: number, text: string) =>
    count === 1 ? `${text} wrong line as CSV` : `${text} wrong lines as CSV`,
  willSave: (count: number, text: string, added: string, changed: string) =>
    `${lines(count, text)} will be saved: ${added} new, ${changed} changed`,
  willSaveNone: 'Nothing to save: no line changes anything',
  leftOutNow: ({ wrong, toLookAt, unwanted }: LeftOutCounts, number: (count: number) => string) => {
    const what = listOf([
      wrong > 0 && `${number(wrong)} wrong ${wrong === 1 ? 'line' : 'lines'}`,
      toLookAt > 0 &&
        (wrong > 0 ? `${number(toLookAt)} to look at` : `${lines(toLookAt, number(toLookAt))} to look at`),
      unwanted > 0 && `${lines(unwanted, number(unwanted))} excluded`,
    ]);
    const isOne = wrong + toLookAt + unwanted === 1;
    return `${what && `${what} ${isOne ? 'is left out as it is' : 'are left out as they are'} now. `}Can be undone for 7 days.`;
  },
  save: (count: number, text: string) => `Save ${lines(count, text)}`,

  saved: (count: number, text: string) => `${lines(count, text)} saved`,
  savedBut: (count: number, text: string, left: string) => `${lines(count, text)} saved, ${left} left out`,
  savedBy: (file: string, who: string, when: string) => `${file}, by ${who}, ${when}. The shop shows it already.`,
  undoneTitle: 'This import was undone',
  undoneBy: (file: string, who: string, when: string) => `${file}, by ${who}, ${when}. The shop shows it already.`,
  newNote: 'retired until they have pictures',
  changedNote: 'in the products they name',
  sameNote: 'nothing to do',
  leftNote: 'invalid, not confirmed, excluded, or changed meanwhile',
  addPictures: (count: number, text: string) => `Add pictures to ${text} new ${count === 1 ? 'product' : 'products'}`,
  undo: 'Undo this import…',
  undoNote: (day: string) =>
    `Undo puts prices and words back as they were, takes the stock differences back and retires the new products. Orders placed meanwhile stay. Possible until ${day}.`,
  undoOver: 'This import can no longer be undone as a whole: that is possible for 7 days.',
  undoQuestion: 'Undo this import?',
  undoText: (count: number, text: string) =>
    `${count === 1 ? `${text} product goes` : `${text} products go`} back to how they were before it, and new ones are retired. What somebody has changed since stays as it is, and is named.`,
  undoDo: 'Undo import',
  leftTitle: 'Changed by somebody before they were saved, and left as they are',
  keptTitle: 'Changed by somebody since, and left as they are',
  further: (text: string) => `and ${text} more`,
  linesGone: 'The lines of this import are no longer kept.',
  another: 'Import another file',
  missing: 'There is no such import',
  missingText: 'The address may be cut off. Earlier imports are listed with their files.',
  toImports: 'All imports',
};

export type ImportMessages = typeof messages;
