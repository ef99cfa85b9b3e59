import type { ZoomWords } from './words-en.ts';

export const zoomAr: ZoomWords = {
  zoomArea: 'صورة للتأمل عن قرب',
  zoomIn: 'تقريب',
  zoomOut: 'إبعاد',
  zoomWhole: 'الصورة كاملة',
  zoomWindow: 'على كامل النافذة',
  zoomKeys: 'مفتاحا الزائد والناقص للتقريب والإبعاد، والأسهم للتحريك، والصفر لإظهار الصورة كاملة.',
  zoomScale: (scale) => new Intl.NumberFormat('ar', { style: 'percent' }).format(scale),
};
