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
  digitOf: (position: number, length: number) => `Digit ${position} of ${length}`,
  selectOption: 'Choose',
  showOptions: 'Show choices',
  noMatches: 'Nothing matches',
  searching: 'Searching…',
  remove: (name: string) => `Remove ${name}`,
  selectedCount: (count: number) => counted(count, 'chosen', 'chosen'),
  optionCount: (count: number) => counted(count, 'choice available', 'choices available'),
  timeZone: (zone: string) => `Your time: ${zone}`,
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropFile: 'or drop it here',
  dropFiles: 'or drop them here',
  maxFileSize: (size: string) => `${size} at most`,
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
  defaultOrder: 'Default order',
  noRows: 'Nothing here yet',
  actions: 'Actions',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number) => `Page ${number.format(page)}`,
  rowRange: (from: number, to: number, total: number) =>
    `${number.format(from)}–${number.format(to)} of ${number.format(total)}`,
  rowsPerPage: 'Rows per page',
  timeLeft: 'Time left',
  minutesLeft: (minutes: number) => `${counted(minutes, 'minute', 'minutes')} left`,
  secondsLeft: (seconds: number) => `${counted(seconds, 'second', 'seconds')} left`,
  timeIsUp: 'Time is up',
  resizePanes: 'Resize the two sides',
  firstPane: 'First side',
  secondPane: 'Second side',
  skipToContent: 'Skip to the content',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  fileSize: (value: number, unit: 'kilobyte' | 'megabyte' | 'gigabyte') =>
    new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 1 }).format(value),
};

/** Every word of the library, to be given in another language. */
export type UiMessages = typeof en;
