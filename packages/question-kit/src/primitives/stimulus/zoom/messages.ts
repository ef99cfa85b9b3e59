const en = {
  zoomArea: 'Zoomable photo',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomWhole: 'Fit to view',
  zoomWindow: 'Full window',
  zoomKeys: 'Plus and minus to zoom, arrow keys to move, 0 to fit the photo to the view.',
  zoomScale: (scale: number): string => new Intl.NumberFormat('en', { style: 'percent' }).format(scale),
};

/** Messages of a photo that can be zoomed. */
export type ZoomMessages = typeof en;

const ar: ZoomMessages = {
  zoomArea: 'صورة قابلة للتكبير',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  zoomWhole: 'الصورة كاملة',
  zoomWindow: 'على كامل النافذة',
  zoomKeys: 'مفتاحا الزائد والناقص للتكبير والتصغير، والأسهم للتحريك، والصفر لإظهار الصورة كاملة.',
  zoomScale: (scale) => new Intl.NumberFormat('ar', { style: 'percent' }).format(scale),
};

/** Messages of a photo that can be zoomed, by language. */
export const zoomMessages = { en, ar };
