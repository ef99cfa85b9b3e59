/** Texts that several features share. */
export const en = {
  brand: 'Rubrica',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  edit: 'Edit',
  archive: 'Archive',
  restore: 'Restore',
  remove: 'Remove',
  actionsFor: (name: string) => `Actions for ${name}`,
  loading: 'Loading',
  slow: {
    title: 'This is taking longer than usual',
    advice: 'The connection may have stopped. What you typed is kept.',
    retry: 'Try again',
  },
  part: {
    title: 'A part of the page could not be loaded',
    advice: 'Either the connection dropped, or a newer version was published. Once you are connected, reload the page.',
    reload: 'Reload the page',
  },
  roles: { student: 'Student', parent: 'Parent', assistant: 'Assistant', admin: 'Admin' },
  stimulus: { text: 'Passage', image: 'Picture', audio: 'Recording', video: 'Film', mixed: 'Material' },
  problem: {
    title: 'This could not be loaded',
    offline: 'You are offline. Connect to the internet, then try again.',
    timeout: 'The server took too long to answer. Try again in a moment.',
    unreachable: 'The server could not be reached. Check your connection, then try again.',
    foreign:
      "Something other than the school's server answered. Check the network: it may ask you to log in. Then try again.",
    version: 'This page is older than the server. Reload it to continue.',
    denied: 'Your account is not allowed to do this.',
    missing: 'This no longer exists, or it is not shared with you.',
    unknown: 'Something went wrong on our side. Try again in a moment.',
  },
};

export type Messages = typeof en;
