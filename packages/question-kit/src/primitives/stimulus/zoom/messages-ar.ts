import type { ZoomMessages } from './messages-en.ts';

export const zoomAr: ZoomMessages = {
  zoomArea: 'صورة للتأمل عن قرب',
  zoomIn: 'تقريب',
  zoomOut: 'إبعاد',
  zoomWhole: 'الصورة كاملة',
  zoomWindow: 'على كامل النافذة',
  zoomKeys: 'مفتاحا الزائد والناقص للتقريب والإبعاد، والأسهم للتحريك، والصفر لإظهار الصورة كاملة.',
  zoomScale: (scale) => new Intl.NumberFormat('ar', { style: 'percent' }).format(scale),
};
