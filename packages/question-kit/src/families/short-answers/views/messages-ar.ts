import { writerOf } from '../../../primitives/messages/writer.ts';
import type { ShortMessages } from './messages-en.ts';

const { number } = writerOf('ar');

export const shortAr: ShortMessages = {
  shortField: (position, of) => (of === 1 ? 'إجابتك' : `الإجابة ${number(position)} من ${number(of)}`),
  shortNumber: (position) => `الإجابة ${number(position)}`,
  shortGivenAlready: 'كُتبت هذه الإجابة في خانة أخرى، وتُحتسب مرة واحدة.',
  shortList: 'إجابة إجابة',
  shortSheet: 'ورقة الملاحظات',
};
