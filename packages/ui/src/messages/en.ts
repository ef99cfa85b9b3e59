const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');

const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** The library's own words. A host overrides any of them through `UiProvider`'s `messages`. */
export const en = {
  loading: 'Loading',
  optional: 'optional',
  required: 'required',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  clear: 'Clear',
  retry: 'Try again',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  digit: (position: number, length: number) => `Digit ${position} of ${length}`,
  choose: 'Choose',
  openList: 'Show choices',
  noMatches: 'Nothing matches',
  searching: 'Searching…',
  remove: (name: string) => `Remove ${name}`,
  chosen: (count: number) => counted(count, 'chosen', 'chosen'),
  results: (count: number) => counted(count, 'choice available', 'choices available'),
  timeZone: (zone: string) => `Your time: ${zone}`,
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropHere: 'or drop it here',
  dropFilesHere: 'or drop them here',
  atMost: (size: string) => `${size} at most`,
  fileTooLarge: (name: string, limit: string) => `${name} is larger than ${limit}. Choose a smaller file.`,
  fileWrongType: (name: string) => `${name} is not a kind of file that fits here.`,
  uploading: (name: string) => `Uploading ${name}`,
  uploaded: 'Uploaded',
  selectAll: 'Select all rows',
  selectRow: (name: string) => `Select ${name}`,
  rowsSelected: (count: number) => counted(count, 'row selected', 'rows selected'),
  clearSelection: 'Clear selection',
  bulkActions: 'Actions for the selected rows',
  sortBy: 'Sort by',
  sortedAscending: 'sorted ascending',
  sortedDescending: 'sorted descending',
  unsorted: 'Default order',
  nothingHere: 'Nothing here yet',
  actions: 'Actions',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number) => `Page ${number.format(page)}`,
  range: (from: number, to: number, total: number) =>
    `${number.format(from)}–${number.format(to)} of ${number.format(total)}`,
  perPage: 'Rows per page',
  timeLeft: 'Time left',
  minutesLeft: (minutes: number) => `${counted(minutes, 'minute', 'minutes')} left`,
  secondsLeft: (seconds: number) => `${counted(seconds, 'second', 'seconds')} left`,
  timeIsUp: 'Time is up',
  resize: 'Resize the two sides',
  firstSide: 'First side',
  secondSide: 'Second side',
  skipToContent: 'Skip to the content',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  bytes: (value: number, unit: 'kilobyte' | 'megabyte' | 'gigabyte') =>
    new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 1 }).format(value),
};

/** Every word of the library, to be given in another language. */
export type UiMessages = typeof en;
