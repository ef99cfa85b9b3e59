/** What is said of a picture that can be looked at closely. */
export const zoomEn = {
  zoomArea: 'Photo to look at closely',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  zoomWhole: 'All of it',
  zoomWindow: 'On the whole window',
  zoomKeys: 'Plus and minus to come closer and go back, arrow keys to move, 0 for all of it.',
  zoomScale: (scale: number): string => new Intl.NumberFormat('en', { style: 'percent' }).format(scale),
};

/** The texts of a picture that can be looked at closely. */
export type ZoomMessages = typeof zoomEn;
