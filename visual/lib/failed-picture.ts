/** The type of the annotation by which a test of several pictures tells the report which has failed. */
export const failedPictureType = 'failed-picture';

export interface FailedPicture {
  name: string;
  message: string;
  /** Files of the baseline, of what is shown, and of the difference, where there are. */
  images: readonly string[];
}

/** The type of the annotation that names a story whose play function failed and which was shown once more. */
export const shownAgainType = 'shown-again';
