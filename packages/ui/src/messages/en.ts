const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');

const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** The library's messages in English. A host overrides any of them through the `messages` of `UiProvider`. */
export const en = {
  loading: 'Loading',
  optional: 'optional',
  required: 'required',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  discardTyped: 'Discard what you typed?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  clear: 'Clear',
  retry: 'Try again',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  digitOf: (position: number, length: number) => `Digit ${position} of ${length}`,
  selectOption: 'Choose',
  showOptions: 'Show options',
  noMatches: 'No matches',
  searching: 'Searching…',
  remove: (name: string) => `Remove ${name}`,
  selectedCount: (count: number) => counted(count, 'selected', 'selected'),
  optionCount: (count: number) => counted(count, 'option available', 'options available'),
  timeZone: (zone: string) => `Your time: ${zone}`,
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropFile: 'or drop it here',
  dropFiles: 'or drop them here',
  maxFileSize: (size: string) => `up to ${size}`,
  fileTooLarge: (name: string, limit: string) => `${name} is larger than ${limit}. Choose a smaller file.`,
  fileWrongType: (name: string) => `${name} is not an accepted file type.`,
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
  resizePanes: 'Resize the panes',
  firstPane: 'First pane',
  secondPane: 'Second pane',
  skipToContent: 'Skip to content',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  fileSize: (value: number, unit: 'kilobyte' | 'megabyte' | 'gigabyte') =>
    new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 1 }).format(value),
};

/** All messages of the library, as a translation has to provide them. */
export type UiMessages = typeof en;
